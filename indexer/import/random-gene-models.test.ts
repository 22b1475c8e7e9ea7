/** Gene models of random transcripts, through the readers of releases and of imports, against a plain reference. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinFeatures } from "../assemble/joins/features.ts";
import type { Gene } from "../assemble/joins/genes.ts";
import { transcriptsOf } from "../assemble/pages/transcripts.ts";
import type { Rows } from "../assemble/rows/rows.ts";
import { readGff3 } from "../read/read-gff3.ts";
import { readText } from "../../tests/fixtures/read-text.ts";
import type { GffFeature } from "../read/records.ts";
import { importTexts, peptidesOf } from "../../tests/fixtures/import.ts";
import {
  codesFor,
  drawnBy,
  laidOut,
  partsOf,
  peptideOf,
  positionOf,
  splicedOf,
} from "../../tests/fixtures/random-gene-models.ts";
import type { Placed } from "../../tests/fixtures/random-gene-models.ts";

/** The pages' transcripts of a GFF3, by gene; what the reader finds wrong with it. */
async function pagesOf(lines: readonly string[], chromosome: string, table: number) {
  const { records, problems } = await readText(readGff3, ["##gff-version 3", ...lines, ""].join("\n"));
  async function* rows(): AsyncGenerator<GffFeature> {
    yield* records;
  }
  // There are no other formats to ask for.
  const { genes } = await joinFeatures(rows as Rows);
  const sequence = { id: "I", residues: chromosome, displayName: "I", geneticCode: table, onFrontPage: true };
  // Of a gene, transcripts need nothing else.
  const gene = { feature_type: "mRNA gene", product: null, peptideStats: null } as Gene;
  const transcripts = new Map(
    [...genes].map(([id, model]) => [id, transcriptsOf(gene, model, sequence, () => undefined)]),
  );
  return { problems, transcripts };
}

/** What a page shows of a transcript, in the words of the reference. */
function shown(transcript: ReturnType<typeof transcriptsOf>[number] | undefined) {
  const parts = (transcript?.parts ?? []).map(({ feature_type: type, location, residues }) => ({
    type,
    start: location.start_pos,
    end: location.end_pos,
    residues,
  }));
  const spliced = parts.filter(({ type }) => !type.endsWith("intron"));
  return {
    parts,
    spliced: spliced.map(({ residues }) => residues).join(""),
    peptide: transcript?.protein?.sequence ?? null,
  };
}

const wanted = (one: Placed) => ({ parts: partsOf(one), spliced: splicedOf(one), peptide: peptideOf(one) });

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Ranges on the chromosome of the runs of some kinds of bases, from the 5' end on. */
function runsOf(one: Placed, kinds: string): (Range & { readonly phase: number })[] {
  const letters = one.bases.map(({ kind }) => (kinds.includes(kind) ? "x" : ".")).join("");
  return [...letters.matchAll(/x+/g)].map(({ index, 0: run }) => {
    const ends = [positionOf(one, index), positionOf(one, index + run.length - 1)].toSorted((a, b) => a - b);
    const before = one.bases.slice(0, index).filter(({ kind }) => kind === "c").length;
    return { start: ends[0] ?? 0, end: ends[1] ?? 0, phase: (3 - (before % 3)) % 3 };
  });
}

const line = (
  type: string,
  { start, end }: Range,
  strand: string,
  phase: number | ".",
  attributes: string,
): string => ["I", "x", type, start, end, ".", strand, phase, attributes].join("\t");

const whole = (one: Placed): Range => ({ start: one.offset + 1, end: one.offset + one.bases.length });

/** Lines of the parts as releases have them. */
function linesOf(one: Placed, types: readonly string[]): string[] {
  const parent = `Parent=${one.id}.1`;
  const of = (type: string, ranges: readonly (Range & { readonly phase: number })[]): string[] =>
    types.includes(type)
      ? ranges.map((range, n) =>
          line(
            type,
            range,
            one.strand,
            type === "CDS" ? range.phase : ".",
            `ID=${one.id}.${type}${type === "CDS" ? "" : n};${parent}`,
          ),
        )
      : [];
  const utrs = partsOf(one).flatMap(({ type, start, end }) =>
    type.endsWith("utr") && types.includes("UTR")
      ? [line(type.replace("utr", "UTR"), { start, end }, one.strand, ".", parent)]
      : [],
  );
  return [...of("exon", runsOf(one, "ucn")), ...of("CDS", runsOf(one, "c")), ...utrs];
}

const familyOf = (one: Placed): string[] => [
  line("gene", whole(one), one.strand, ".", `ID=${one.id}`),
  line(codesFor(one) ? "mRNA" : "lncRNA", whole(one), one.strand, ".", `ID=${one.id}.1;Parent=${one.id}`),
];

const turned = (lines: readonly string[], by: number): string[] => [
  ...lines.slice(by % lines.length),
  ...lines.slice(0, by % lines.length),
];

/** One to four of them on a chromosome with one of some translation tables. */
const several = (...tables: readonly Placed["table"][]) =>
  fc
    .constantFrom(...tables)
    .chain((table) => fc.array(drawnBy(table), { minLength: 1, maxLength: 4 }))
    .map(laidOut);

describe("random gene models", () => {
  test("have the parts, the spliced sequence and the peptide of the reference, whichever lines a release has", async () => {
    await fc.assert(
      fc.asyncProperty(several(1, 4, 12), fc.nat(), async ({ placed, chromosome }, seed) => {
        for (const types of [
          ["exon", "CDS"],
          ["CDS", "UTR"],
          ["exon", "CDS", "UTR"],
        ]) {
          const lines = placed.flatMap((one) => [
            ...familyOf(one),
            ...linesOf(one, codesFor(one) ? types : ["exon"]),
          ]);
          const { problems, transcripts } = await pagesOf(
            turned(lines, seed),
            chromosome,
            placed[0]?.table ?? 1,
          );
          expect(problems).toEqual([]);
          for (const one of placed) {
            expect(shown(transcripts.get(one.id)?.[0])).toEqual(wanted(one));
          }
        }
      }),
    );
  });

  test("are refused where an exon or a CDS lies over another of the transcript", async () => {
    await fc.assert(
      fc.asyncProperty(
        several(1),
        fc.nat(),
        fc.nat(),
        fc.constantFrom("exon" as const, "CDS" as const),
        async ({ placed, chromosome }, seed, cut, type) => {
          const lines = placed.flatMap((one) => [
            ...familyOf(one),
            ...linesOf(one, codesFor(one) ? ["exon", "CDS"] : ["exon"]),
          ]);
          const parts = lines.filter((text) => text.split("\t")[2] === type);
          fc.pre(parts.length > 0);
          const cells = (parts[seed % parts.length] ?? "").split("\t");
          const [start, end] = [Number(cells[3]), Number(cells[4])];
          cells[3] = String(start + (cut % (end - start + 1)));
          if (type === "exon") cells[8] = `ID=again;${/Parent=[^;]*/.exec(cells[8] ?? "")?.[0]}`;
          const { problems } = await pagesOf(turned([...lines, cells.join("\t")], seed), chromosome, 1);
          expect(problems).toContainEqual(
            expect.stringMatching(new RegExp(`: ${type} .* overlaps ${type} `)),
          );
        },
      ),
    );
  });

  /** As NCBI writes them; one that is trans-spliced has its first piece on the other strand. */
  const asNcbi = (one: Placed, isTransSpliced: boolean): string[] => {
    const coding = codesFor(one);
    const strandOf = (index: number): string =>
      isTransSpliced && index === 0 ? (one.strand === "+" ? "-" : "+") : one.strand;
    const tag = `locus_tag=${one.id}`;
    return [
      line(
        "gene",
        whole(one),
        one.strand,
        ".",
        `ID=gene-${one.id};${tag};gene_biotype=${coding ? "protein_coding" : "lncRNA"}`,
      ),
      line(
        coding ? "mRNA" : "lnc_RNA",
        whole(one),
        one.strand,
        ".",
        `ID=rna-${one.id}.1;Parent=gene-${one.id};${tag}`,
      ),
      ...runsOf(one, "ucn").map((range, n) =>
        line("exon", range, strandOf(n), ".", `ID=exon-${one.id}-${n};Parent=rna-${one.id}.1;${tag}`),
      ),
      ...runsOf(one, "c").map((range) =>
        line(
          "CDS",
          range,
          one.strand,
          range.phase,
          `ID=cds-${one.id};Parent=rna-${one.id}.1;${tag};transl_table=${one.table}`,
        ),
      ),
    ];
  };

  /** As Ensembl writes them, which names no translation table. */
  const asEnsembl = (one: Placed): string[] => {
    const biotype = `biotype=${codesFor(one) ? "protein_coding" : "lncRNA"}`;
    const parent = `Parent=transcript:${one.id}.1`;
    return [
      line(
        codesFor(one) ? "gene" : "ncRNA_gene",
        whole(one),
        one.strand,
        ".",
        `ID=gene:${one.id};gene_id=${one.id};${biotype}`,
      ),
      line(
        codesFor(one) ? "mRNA" : "lnc_RNA",
        whole(one),
        one.strand,
        ".",
        `ID=transcript:${one.id}.1;Parent=gene:${one.id};${biotype}`,
      ),
      ...runsOf(one, "ucn").map((range) => line("exon", range, one.strand, ".", parent)),
      ...runsOf(one, "c").map((range) =>
        line("CDS", range, one.strand, range.phase, `ID=CDS:${one.id}.1;${parent}`),
      ),
      ...partsOf(one).flatMap(({ type, start, end }) =>
        type.endsWith("utr")
          ? [line(type.replace("utr", "UTR"), { start, end }, one.strand, ".", parent)]
          : [],
      ),
    ];
  };

  /** Imports lines with the chromosome, and makes pages of the release. */
  async function imported(lines: readonly string[], chromosome: string, table: number) {
    const release = await importTexts({
      "dna.fa": `>I\n${chromosome}\n`,
      "genomic.gff": ["##gff-version 3", ...lines, ""].join("\n"),
    });
    const written = release.rows("features").map((cells) => cells.join("\t"));
    return {
      ...(await pagesOf(written, chromosome, table)),
      notes: release.notes,
      found: [...release.problems, ...release.warnings],
      peptides: peptidesOf(release),
    };
  }

  test("come out of NCBI's GFF3 as they went in, in any order of lines; none is made of two strands", async () => {
    await fc.assert(
      fc.asyncProperty(several(1, 4, 12), fc.nat(), fc.nat(), async ({ placed, chromosome }, seed, which) => {
        const odd = placed.find(
          (one, index) => runsOf(one, "ucn").length > 1 && which % 3 === 0 && index >= 0,
        );
        const lines = placed.flatMap((one) => asNcbi(one, one === odd));
        const table = placed.some((one) => codesFor(one)) ? (placed[0]?.table ?? 1) : 1;
        const { transcripts, peptides, notes, problems } = await imported(
          turned(lines, seed),
          chromosome,
          table,
        );
        expect(problems).toEqual([]);
        expect(notes).toEqual(
          odd
            ? [
                expect.stringMatching(
                  new RegExp(`transcript of ${odd.id} .* \\(trans-splicing\\): its exons are left out`),
                ),
              ]
            : [],
        );
        for (const one of placed) {
          const [transcript] = transcripts.get(one.id) ?? [];
          if (one === odd) expect(transcript).toBeUndefined();
          else {
            expect(shown(transcript)).toEqual(wanted(one));
            expect(peptides[`${one.id}.1`]?.replace(/\*$/, "") ?? null).toBe(peptideOf(one));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test("come out of Ensembl's GFF3 as they went in", async () => {
    await fc.assert(
      fc.asyncProperty(several(1), fc.nat(), async ({ placed, chromosome }, seed) => {
        const lines = turned(placed.flatMap(asEnsembl), seed);
        const { transcripts, peptides, notes, problems, found } = await imported(lines, chromosome, 1);
        expect([...notes, ...problems, ...found]).toEqual([]);
        for (const one of placed) {
          expect(shown(transcripts.get(one.id)?.[0])).toEqual(wanted(one));
          expect(peptides[`${one.id}.1`]?.replace(/\*$/, "") ?? null).toBe(peptideOf(one));
        }
      }),
      { numRuns: 40 },
    );
  });
});
