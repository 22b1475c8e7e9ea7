/** How annotation files of other versions name relations, aspects and evidence. */

/** GO relations by their ids in GPAD. */
export const relationOfId: Readonly<Record<string, string>> = {
  "RO:0002327": "enables",
  "RO:0002326": "contributes_to",
  "RO:0002331": "involved_in",
  "RO:0002264": "acts_upstream_of_or_within",
  "RO:0004032": "acts_upstream_of_or_within_positive_effect",
  "RO:0004033": "acts_upstream_of_or_within_negative_effect",
  "RO:0002263": "acts_upstream_of",
  "RO:0004034": "acts_upstream_of_positive_effect",
  "RO:0004035": "acts_upstream_of_negative_effect",
  "RO:0002432": "is_active_in",
  "RO:0001025": "located_in",
  "RO:0002325": "colocalizes_with",
  "BFO:0000050": "part_of",
};

/** Which aspect a relation speaks of. */
export function aspectOfRelation(relation: string): "F" | "P" | "C" {
  if (relation === "enables" || relation === "contributes_to") return "F";
  return relation === "involved_in" || relation.startsWith("acts_upstream") ? "P" : "C";
}

/** The relation that GAF 2.1 leaves out: the one of the aspect that claims least, and of a root term the one that GO writes. */
export function usualRelation(aspect: string, term: string): string {
  if (aspect === "F") return "enables";
  if (aspect === "P") return term === "GO:0008150" ? "involved_in" : "acts_upstream_of_or_within";
  return term === "GO:0005575" ? "is_active_in" : "located_in";
}

/** GO evidence codes by the ECO class that GPAD names. */
export const codeOfEvidence: Readonly<Record<string, string>> = {
  "ECO:0000269": "EXP",
  "ECO:0000314": "IDA",
  "ECO:0000353": "IPI",
  "ECO:0000315": "IMP",
  "ECO:0000316": "IGI",
  "ECO:0000270": "IEP",
  "ECO:0006056": "HTP",
  "ECO:0007005": "HDA",
  "ECO:0007001": "HMP",
  "ECO:0007003": "HGI",
  "ECO:0007007": "HEP",
  "ECO:0000250": "ISS",
  "ECO:0000266": "ISO",
  "ECO:0000247": "ISA",
  "ECO:0000255": "ISM",
  "ECO:0000317": "IGC",
  "ECO:0000318": "IBA",
  "ECO:0000319": "IBD",
  "ECO:0000320": "IKR",
  "ECO:0000321": "IRD",
  "ECO:0000245": "RCA",
  "ECO:0000304": "TAS",
  "ECO:0000303": "NAS",
  "ECO:0000305": "IC",
  "ECO:0000307": "ND",
  "ECO:0000501": "IEA",
  // Classes below IEA that GO's own pipelines write.
  "ECO:0000256": "IEA",
  "ECO:0000259": "IEA",
  "ECO:0000265": "IEA",
  "ECO:0000322": "IEA",
  "ECO:0000363": "IEA",
  "ECO:0000366": "IEA",
  "ECO:0007669": "IEA",
  "ECO:0007826": "IEA",
  "ECO:0008006": "IEA",
};

/** Relations of extensions by their ids. */
const extensionRelations: Readonly<Record<string, string>> = {
  "BFO:0000050": "part_of",
  "BFO:0000066": "occurs_in",
  "RO:0002233": "has_input",
  "RO:0002234": "has_output",
  "RO:0002092": "happens_during",
  "RO:0002211": "regulates",
  "RO:0002629": "directly_positively_regulates",
  "RO:0002630": "directly_negatively_regulates",
  "RO:0002432": "is_active_in",
  "RO:0002490": "exists_during",
  "RO:0002491": "exists_during",
};

/** An extension with the names of its relations: `BFO:0000066(GO:0005829)` is `occurs_in(GO:0005829)`. */
export const withRelationNames = (extension: string): string =>
  extension.replaceAll(/\b((?:RO|BFO):\d{7})(?=\()/g, (id) => extensionRelations[id] ?? id);

/** The id of a GO relation; the relation itself where it has none. */
export const idOfRelation = (relation: string): string =>
  Object.keys(relationOfId).find((id) => relationOfId[id] === relation) ?? relation;

/** The ECO class of a GO evidence code: of several, the one that the code itself stands for. */
export const evidenceOfCode = (code: string): string =>
  Object.keys(codeOfEvidence).find((id) => codeOfEvidence[id] === code) ?? code;
