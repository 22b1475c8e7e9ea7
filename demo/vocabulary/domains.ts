/** Protein domains of the demo: Pfam-like and InterPro-like numbers from 90000 up, which no database uses. */
export interface DomainKind {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** Residues, from and to. */
  readonly length: readonly [number, number];
}

export const domains: readonly DomainKind[] = [
  { key: "kinase", name: "Kinase_demo", description: "Protein kinase domain", length: [240, 280] },
  {
    key: "phosphatase",
    name: "Phosphatase_demo",
    description: "Metallophosphatase domain",
    length: [180, 230],
  },
  { key: "gtpase", name: "GTPase_demo", description: "Small GTP-binding domain", length: [150, 170] },
  { key: "exchange", name: "Exchange_demo", description: "Nucleotide exchange domain", length: [170, 200] },
  { key: "sh3", name: "SH3_demo", description: "SH3-like barrel", length: [50, 60] },
  { key: "ribosomal", name: "Ribosomal_demo", description: "Ribosomal protein fold", length: [80, 120] },
  { key: "zincfinger", name: "ZF_demo", description: "C2H2-like zinc finger pair", length: [48, 56] },
  {
    key: "atpase",
    name: "ATPase_demo",
    description: "ATPase associated with various activities",
    length: [140, 220],
  },
  { key: "bromo", name: "Bromo_demo", description: "Acetyl-lysine reader fold", length: [80, 100] },
  {
    key: "helicase",
    name: "Helicase_demo",
    description: "Helicase conserved C-terminal fold",
    length: [110, 160],
  },
  { key: "rrm", name: "RRM_demo", description: "RNA recognition fold", length: [68, 80] },
  { key: "wd", name: "WD_demo", description: "Beta propeller repeat", length: [38, 44] },
  {
    key: "methyltransferase",
    name: "Methyltransf_demo",
    description: "Methyltransferase fold",
    length: [120, 180],
  },
  { key: "chaperone", name: "Chaperone_demo", description: "Chaperone ATP-binding fold", length: [200, 320] },
  { key: "ring", name: "RING_demo", description: "RING-like zinc binding fold", length: [40, 50] },
  { key: "glyco", name: "Glyco_demo", description: "Glycosyltransferase fold", length: [180, 260] },
  { key: "myosin", name: "Myosin_demo", description: "Motor head fold of filaments", length: [250, 320] },
  {
    key: "kinesin",
    name: "Kinesin_demo",
    description: "Motor head fold of microtubules",
    length: [250, 320],
  },
  { key: "heat", name: "HEAT_demo", description: "HEAT-like repeat array", length: [90, 200] },
  {
    key: "transporter",
    name: "Transporter_demo",
    description: "Membrane transporter superfamily",
    length: [220, 320],
  },
  {
    key: "dehydrogenase",
    name: "Dehydrogenase_demo",
    description: "NAD-dependent dehydrogenase fold",
    length: [150, 220],
  },
  {
    key: "amidotransferase",
    name: "Amidotransf_demo",
    description: "Amidotransferase fold",
    length: [120, 180],
  },
  {
    key: "sugarkinase",
    name: "Sugarkinase_demo",
    description: "Carbohydrate kinase fold",
    length: [180, 240],
  },
  { key: "tpr", name: "TPR_demo", description: "Tetratricopeptide-like repeat", length: [60, 102] },
];

const byKey = new Map(domains.map((domain, index) => [domain.key, { domain, number: 90001 + index }]));

/** The numbered domain of a family key; null for "coil", "tm" and "disordered", which are no database entries. */
export function domainOf(key: string): { readonly domain: DomainKind; readonly number: number } | null {
  return byKey.get(key) ?? null;
}
