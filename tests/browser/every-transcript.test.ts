/** Every transcript of the loaded release: what the page shows of it is what the chromosome has and what the protein is. */
import { beforeAll, expect, test } from "vitest";
import type { Boot } from "../../api/contract/boot.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { tableOf } from "../../indexer/genetic-code/of-sequence.ts";
import { translatesTo } from "../../indexer/assemble/sequence/residues.ts";
import { flanksFrom, noFlanks, windowAround } from "../../web/features/sequence/flanks.ts";
import { exonsOnly, nucleotideSegments, residuesOf } from "../../web/features/sequence/segments.ts";
import { frameShiftOf } from "../../web/features/drawings/frame-shift.ts";
import { boot, geneDocument, siteUrl } from "./site.ts";

/** Genes read at a time. */
const atOnce = 8;
const all = { utr5: true, exons: true, introns: true, utr3: true, upstream: 0, downstream: 0 };

let site: Boot;
let ids: readonly string[];
const chromosomes = new Map<string, string>();
const pairs: Readonly<Record<string, string>> = { A: "T", T: "A", C: "G", G: "C" };
const reversed = (residues: string): string =>
  Array.from(residues, (base) => pairs[base] ?? base)
    .reverse()
    .join("");

async function text(path: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

beforeAll(async () => {
  site = await boot();
  ids = (await text("search?q=&type=gene&format=ids"))
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  for (const { id } of site.deployment.site.chromosomes) {
    const residues = await text(`chromosome/${encodeURIComponent(id)}/sequence`).catch(() => null);
    if (residues !== null) chromosomes.set(id, residues);
  }
});

/** What is wrong with what the page shows of a gene. */
function wrong(gene: GenePage): string[] {
  const problems: string[] = [];
  for (const transcript of gene.transcripts) {
    const { uniquename, location, cds_location: coding, protein } = transcript;
    const chromosome = chromosomes.get(location.chromosome_name) ?? "";
    const residuesBetween = (start: number, end: number): string => {
      const cut = chromosome.slice(Math.max(0, start - 1), end);
      return location.strand === "reverse" ? reversed(cut) : cut;
    };
    for (const { uniquename: part, location: at, residues } of transcript.parts)
      if (residues !== residuesBetween(at.start_pos, at.end_pos))
        problems.push(`${part}: not the chromosome's residues`);
    // Models that shift the reading frame read bases twice: there the parts are not one stretch, and the page says so.
    const whole = residuesOf(nucleotideSegments(transcript, all, noFlanks));
    const isContiguous = whole === residuesBetween(location.start_pos, location.end_pos);
    if (isContiguous === frameShiftOf(transcript).twice > 0)
      problems.push(
        `${uniquename}: the parts are ${isContiguous ? "" : "not "}one stretch of the chromosome`,
      );
    // At a chromosome's end there is less than was wanted.
    const choice = { ...all, upstream: 300, downstream: 200 };
    const window = windowAround(gene.location ?? location, choice);
    const flanks = flanksFrom(window, residuesBetween(window.start, window.end), transcript, choice);
    const [before, after] =
      location.strand === "reverse"
        ? [choice.downstream, choice.upstream]
        : [choice.upstream, choice.downstream];
    const [left, right] = [
      residuesBetween(location.start_pos - before, location.start_pos - 1),
      residuesBetween(location.end_pos + 1, location.end_pos + after),
    ];
    const [upstream, downstream] = location.strand === "reverse" ? [right, left] : [left, right];
    if (flanks.upstream !== upstream || flanks.downstream !== downstream)
      problems.push(`${uniquename}: the flanks do not adjoin it`);
    if (protein === null) continue;
    const code = tableOf({}, { id: location.chromosome_name, description: "" });
    const exons = residuesOf(nucleotideSegments(transcript, exonsOnly, noFlanks));
    // A coding sequence whose start is not known may begin with one or two bases of a codon.
    const translates =
      coding !== null && [0, 1, 2].some((phase) => translatesTo(exons.slice(phase), protein.sequence, code));
    if (translates !== protein.matches_cds)
      problems.push(
        `${uniquename}: ${translates ? "translates to its protein, but the page says that it does not" : "does not translate to its protein, and the page does not say so"}`,
      );
  }
  return problems;
}

test("shows the chromosome's residues, and translates to its protein or says that it does not", async () => {
  const problems: string[] = [];
  let transcripts = 0;
  for (let at = 0; at < ids.length; at += atOnce) {
    for (const gene of await Promise.all(ids.slice(at, at + atOnce).map(geneDocument))) {
      transcripts += gene.transcripts.length;
      problems.push(...wrong(gene));
    }
  }
  expect(problems).toEqual([]);
  expect(transcripts).toBe(site.metadata?.counts.transcripts);
}, 900_000);
