/** GO evidence codes: their names and what they say about throughput. Source: Guide to GO evidence codes, geneontology.org. */
export type Throughput = "high" | "low" | "non-experimental";

interface EvidenceCode {
  readonly name: string;
  readonly throughput: Throughput;
}

const high = (name: string): EvidenceCode => ({ name, throughput: "high" });
const low = (name: string): EvidenceCode => ({ name, throughput: "low" });
const inferred = (name: string): EvidenceCode => ({ name, throughput: "non-experimental" });

export const evidenceCodes: Readonly<Record<string, EvidenceCode>> = {
  EXP: low("Inferred from Experiment"),
  IDA: low("Inferred from Direct Assay"),
  IPI: low("Inferred from Physical Interaction"),
  IMP: low("Inferred from Mutant Phenotype"),
  IGI: low("Inferred from Genetic Interaction"),
  IEP: low("Inferred from Expression Pattern"),
  HTP: high("Inferred from High Throughput Experiment"),
  HDA: high("Inferred from High Throughput Direct Assay"),
  HMP: high("Inferred from High Throughput Mutant Phenotype"),
  HGI: high("Inferred from High Throughput Genetic Interaction"),
  HEP: high("Inferred from High Throughput Expression Pattern"),
  IBA: inferred("Inferred from Biological aspect of Ancestor"),
  IBD: inferred("Inferred from Biological aspect of Descendant"),
  IKR: inferred("Inferred from Key Residues"),
  IRD: inferred("Inferred from Rapid Divergence"),
  ISS: inferred("Inferred from Sequence or Structural Similarity"),
  ISO: inferred("Inferred from Sequence Orthology"),
  ISA: inferred("Inferred from Sequence Alignment"),
  ISM: inferred("Inferred from Sequence Model"),
  IGC: inferred("Inferred from Genomic Context"),
  RCA: inferred("Inferred from Reviewed Computational Analysis"),
  TAS: inferred("Traceable Author Statement"),
  NAS: inferred("Non-traceable Author Statement"),
  IC: inferred("Inferred by Curator"),
  ND: inferred("No biological Data available"),
  IEA: inferred("Inferred from Electronic Annotation"),
};

const byName = new Map(
  Object.values(evidenceCodes).map((code) => [code.name.toLowerCase(), code.throughput]),
);

/** GO evidence of other files by its name: "GO:IPI" → "Inferred from Physical Interaction". Other words stay as they are. */
export const evidenceName = (evidence: string): string =>
  evidenceCodes[/^GO:([A-Z]{2,3})$/.exec(evidence)?.[1] ?? ""]?.name ?? evidence;

/**
 * Throughput of evidence given in words (ECO names and the like): that of the GO code of this name, else high where the
 * words say so. All other words say nothing of it: null.
 */
export function throughputOfWords(evidence: string | null): Throughput | null {
  if (evidence === null) return null;
  const text = evidence.toLowerCase();
  return byName.get(text) ?? (/high[- ]throughput/.test(text) ? "high" : null);
}
