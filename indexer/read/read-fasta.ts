/** Reads FASTA: chromosome sequences and peptides. */
import type { LineBatch } from "./lines.ts";
import type { Note } from "./problem.ts";
import type { FastaRecord, Located } from "./records.ts";

/** The residues that a kind of sequence may have. */
export interface Alphabet {
  readonly name: string;
  /** Finds the first residue that is not of the alphabet. */
  readonly foreign: RegExp;
}

/** Nucleotides and IUPAC's letters for several of them; lower case (soft masking) is read as upper case. */
export const nucleotides: Alphabet = {
  name: "A, C, G, T, N and the IUPAC letters R, Y, S, W, K, M, B, D, H, V",
  foreign: /[^ACGTNRYSWKMBDHV]/,
};

/** The 20 amino acids, X (any), B (D or N), Z (E or Q), J (I or L), U (selenocysteine), O (pyrrolysine) and * (end of translation). */
export const aminoAcids: Alphabet = {
  name: "the 20 amino acid letters, X, B, Z, J, U, O, *",
  foreign: /[^ACDEFGHIKLMNPQRSTVWYXBZJUO*]/,
};

/**
 * Yields the sequences of a FASTA file in batches and returns their number.
 * Notes foreign residues (first of each line), repeated or missing ids, sequences without residues and text before the first header line.
 */
export async function* readFasta(
  alphabet: Alphabet,
  lines: AsyncIterable<LineBatch>,
  note: Note,
): AsyncGenerator<readonly Located<FastaRecord>[], number> {
  const firstLines = new Map<string, number>();
  let header: { readonly line: number; readonly text: string } | null = null;
  let parts: string[] = [];
  let length = 0;
  let count = 0;

  const finish = (): Located<FastaRecord>[] => {
    if (!header) return [];
    const { line, text } = header;
    const [, id = "", description = ""] = /^>(\S*)\s*(.*)$/.exec(text) ?? [];
    const first = firstLines.get(id);
    if (id === "") note(line, "expected a sequence id after >", text);
    else if (first !== undefined)
      note(line, `duplicate sequence id ${id}: the same is in line ${first}`, text);
    else firstLines.set(id, line);
    if (length === 0) note(line, "a sequence without residues", text);
    return [{ line, id, description, sequence: parts.join("") }];
  };

  for await (const batch of lines) {
    const records: Located<FastaRecord>[] = [];
    for (let index = 0; index < batch.lines.length; index++) {
      const text = batch.lines[index] ?? "";
      const line = batch.first + index;
      if (text.startsWith(">")) {
        records.push(...finish());
        header = { line, text };
        parts = [];
        length = 0;
        count++;
      } else if (text.trim() !== "") {
        if (!header) {
          note(line, "expected a header line that begins with >", text);
          header = { line, text: ">?" };
        }
        const residues = text.trim().toUpperCase();
        const foreign = residues.search(alphabet.foreign);
        if (foreign >= 0) {
          const id = /^>(\S*)/.exec(header.text)?.[1];
          note(
            line,
            `invalid residue "${text.trim()[foreign]}" at position ${length + foreign + 1} of ${id} (column ${foreign + 1} of the line), expected one of ${alphabet.name}`,
            text,
          );
        }
        parts.push(residues);
        length += residues.length;
      }
    }
    yield records;
  }
  yield finish();
  return count;
}
