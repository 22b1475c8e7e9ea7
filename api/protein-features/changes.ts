/** Where the description of an allele says that the protein is changed. Pure. */

/** First and last residue. */
export type Segment = readonly [start: number, end: number];

/** "A123V", "K33A,T167E", "SS5AA" → segments of the residues that are others; parts that say something else give none. */
export const mutatedResidues = (description: string): Segment[] =>
  description.split(/[,;]/).flatMap((part): Segment[] => {
    const [, before = "", start = ""] = /^\s*([A-Z]+)-?(\d+)[A-Z*]/.exec(part) ?? [];
    return before === "" ? [] : [[Number(start), Number(start) + before.length - 1]];
  });

/** "1-100", "20-35, 45", "aa 50-60" → segments of the residues that are gone. */
export const deletedResidues = (description: string): Segment[] =>
  description.split(/[,;]/).flatMap((part): Segment[] => {
    const [, start = "", end = start] =
      /^\s*(?:Δ|delta|aa)?\s*\(?(\d+)(?:\s*(?:-|\.\.)\s*(\d+))?\)?\s*$/i.exec(part) ?? [];
    return start === "" || Number(end) < Number(start) ? [] : [[Number(start), Number(end)]];
  });

/** "S244", "S148,S147" → residues; those without a position give none. */
export const modifiedResidues = (residue: string): Segment[] =>
  residue.split(",").flatMap((part): Segment[] => {
    const [, start = "", end = start] = /^\s*[A-Z]?(\d+)(?:-[A-Z]?(\d+))?\s*$/.exec(part) ?? [];
    return start === "" ? [] : [[Number(start), Number(end)]];
  });
