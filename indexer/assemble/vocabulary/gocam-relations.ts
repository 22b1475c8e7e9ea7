/** Names of the relations between the activities of a GO-CAM model. Source: Relation Ontology. */
const labels: Readonly<Record<string, string>> = {
  "RO:0002211": "regulates",
  "RO:0002212": "negatively regulates",
  "RO:0002213": "positively regulates",
  "RO:0002233": "has input",
  "RO:0002234": "has output",
  "RO:0002304": "causally upstream of, positive effect",
  "RO:0002305": "causally upstream of, negative effect",
  "RO:0002407": "indirectly positively regulates",
  "RO:0002409": "indirectly negatively regulates",
  "RO:0002411": "causally upstream of",
  "RO:0002413": "provides input for",
  "RO:0002418": "causally upstream of or within",
  "RO:0002578": "directly regulates",
  "RO:0002629": "directly positively regulates",
  "RO:0002630": "directly negatively regulates",
  "RO:0012005": "is small molecule activator of",
  "RO:0012006": "is small molecule inhibitor of",
  "RO:0012009": "constitutively upstream of",
  "RO:0012010": "removes input for",
};

/** A relation of pathway models in words. */
export const gocamRelationLabel = (relation: string): string => labels[relation] ?? relation;
