/** Small molecules that take part in the reactions of the demo's terms: true ids, names and structures. */
export const compounds: readonly {
  readonly id: string;
  readonly name: string;
  readonly synonyms?: string;
  readonly smiles: string;
}[] = [
  { id: "CHEBI:15377", name: "water", synonyms: "H2O|H(2)O", smiles: "O" },
  { id: "CHEBI:15379", name: "dioxygen", synonyms: "O2", smiles: "O=O" },
  { id: "CHEBI:15378", name: "hydron", synonyms: "H(+)|H+", smiles: "[H+]" },
  { id: "CHEBI:43474", name: "hydrogenphosphate", synonyms: "phosphate", smiles: "OP([O-])([O-])=O" },
  {
    id: "CHEBI:30616",
    name: "ATP(4-)",
    synonyms: "ATP",
    smiles: "Nc1ncnc2n(cnc12)[C@@H]1O[C@H](COP([O-])(=O)OP([O-])(=O)OP([O-])([O-])=O)[C@@H](O)[C@H]1O",
  },
  {
    id: "CHEBI:456216",
    name: "ADP(3-)",
    synonyms: "ADP",
    smiles: "Nc1ncnc2n(cnc12)[C@@H]1O[C@H](COP([O-])(=O)OP([O-])([O-])=O)[C@@H](O)[C@H]1O",
  },
  {
    id: "CHEBI:4167",
    name: "D-glucopyranose",
    synonyms: "glucose",
    smiles: "OC[C@H]1OC(O)[C@H](O)[C@@H](O)[C@@H]1O",
  },
  {
    id: "CHEBI:16551",
    name: "alpha,alpha-trehalose",
    synonyms: "trehalose",
    smiles: "OC[C@H]1O[C@H](O[C@H]2O[C@H](CO)[C@@H](O)[C@H](O)[C@H]2O)[C@H](O)[C@@H](O)[C@@H]1O",
  },
  { id: "CHEBI:14321", name: "glutamate(1-)", synonyms: "glutamate", smiles: "NC(CCC(O)=O)C([O-])=O" },
  { id: "CHEBI:25094", name: "lysine", smiles: "NCCCCC(N)C(O)=O" },
  { id: "CHEBI:29016", name: "arginine", smiles: "NC(CCCNC(N)=N)C(O)=O" },
  { id: "CHEBI:16811", name: "methionine", smiles: "CSCCC(N)C(O)=O" },
];
