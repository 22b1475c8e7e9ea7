/** Which sequence of the FASTA a name in another file means: GFF3 and FASTA of one genome may have different ids. */
import type { FastaRecord } from "../read/records.ts";

/** Names of a sequence that its id and header line tell: without version, without chr, `chromosome I`. */
function namesOf({ id, description }: FastaRecord): string[] {
  const [, chromosome] =
    /\b(?:chromosome|linkage group|supercont|scaffold|contig):?\s+([\w.]+?)(?:[,;\s]|$)/i.exec(description) ??
    [];
  const mitochondrial = /mitochondri/i.test(description)
    ? ["MT", "Mt", "Mito", "M", "mitochondrion", "mitochondrial"]
    : [];
  const plain = id.replace(/^chr(?:omosome)?_?/i, "");
  const names = [
    id.replace(/\.\d+$/, ""),
    plain,
    ...id.split("|"),
    ...(chromosome === undefined ? [] : [chromosome]),
    ...mitochondrial,
  ];
  return [...new Set(names.flatMap((name) => [name, `chr${name}`]))].filter(
    (name) => name !== id && name !== "",
  );
}

/**
 * A function from a name to the id of a sequence; null where none has it, or several.
 * @param also names that files of gene models give to sequences: name → id there
 */
export function sequenceFinder(
  sequences: readonly FastaRecord[],
  also: ReadonlyMap<string, string>,
): (name: string) => string | null {
  const ids = new Set(sequences.map(({ id }) => id));
  const byName = new Map<string, string | null>();
  const put = (name: string, id: string) =>
    byName.set(name, byName.has(name) && byName.get(name) !== id ? null : id);
  for (const record of sequences) for (const name of namesOf(record)) put(name, record.id);
  // What a region line calls I may be a sequence of the FASTA, under that name or the other.
  for (const [name, id] of also) {
    const known = [id, name].find((word) => ids.has(word)) ?? byName.get(id) ?? byName.get(name);
    if (known !== undefined && known !== null)
      for (const word of [name, id]) if (!ids.has(word)) put(word, known);
  }
  return (name) =>
    ids.has(name) ? name : (byName.get(name) ?? byName.get(name.replace(/\.\d+$/, "")) ?? null);
}
