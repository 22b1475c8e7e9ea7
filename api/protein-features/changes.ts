/** Where the description of an allele says that the protein is changed. Pure. */

/** First and last residue. */
export type Stretch = readonly [start: number, end: number];

/** "A123V", "K33A,T167E", "SS5AA" → stretches of the residues that are others; parts that say something else give none. */
export const mutatedResidues = (description: string): Stretch[] =>
  description.split(/[,;]/).flatMap((part): Stretch[] => {
    const [, before = "", start = ""] = /^\s*([A-Z]+)-?(\d+)[A-Z*]/.exec(part) ?? [];
    return before === "" ? [] : [[Number(start), Number(start) + before.length - 1]];
  });

/** "1-100", "20-35, 45", "aa 50-60" → stretches of the residues that are gone. */
export const deletedResidues = (description: string): Stretch[] =>
  description.split(/[,;]/).flatMap((part): Stretch[] => {
    const [, start = "", end = start] =
      /^\s*(?:Δ|delta|aa)?\s*\(?(\d+)(?:\s*(?:-|\.\.)\s*(\d+))?\)?\s*$/i.exec(part) ?? [];
    return start === "" || Number(end) < Number(start) ? [] : [[Number(start), Number(end)]];
  });

/** "S244", "S148,S147" → residues; those without a position give none. */
export const modifiedResidues = (residue: string): Stretch[] =>
  residue.split(",").flatMap((part): Stretch[] => {
    const [, start = "", end = start] = /^\s*[A-Z]?(\d+)(?:-[A-Z]?(\d+))?\s*$/.exec(part) ?? [];
    return start === "" ? [] : [[Number(start), Number(end)]];
  });
