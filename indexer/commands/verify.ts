import { loadDeployment } from "../../config/load.ts";
import { counted } from "../../index-mappings/counted.ts";
import type { KnownContradictions } from "../../index-mappings/pages/known-contradictions.ts";
import type { Recounts } from "../../index-mappings/pages/release.ts";
import { knownContradictions } from "../assemble/release-documents/known-contradictions.ts";
import { recounts } from "../assemble/release-documents/recounts.ts";
import { ReleaseData } from "../assemble/index.ts";
import { openRelease } from "../read/open-release.ts";

/**
 * Counts a release again from the lines of its files, and prints each number beside that of the pages, with what the data
 * sets contradict each other in; 1 when the files have what the pages lack.
 * @param site deployment whose pages are meant; undefined for the one of the organism
 */
export async function verify(dir: string, asJson: boolean, site: string | undefined): Promise<number> {
  const release = await openRelease(dir);
  const loaded = await loadDeployment({ folder: site, taxonid: release.file.organism.taxonid });
  const data = new ReleaseData(release, loaded);
  const counts = await recounts(data);
  const contradictions = await knownContradictions(data, Infinity);
  console.log(
    asJson
      ? JSON.stringify({ counts, contradictions })
      : [...countLines(counts), "", ...contradictionLines(contradictions)].join("\n"),
  );
  return counts.some((row) => row.only_in_files.length > 0) ? 1 : 0;
}

const number = (value: number): string => value.toLocaleString("en").padStart(12);

function countLines(counts: Recounts): string[] {
  const width = Math.max(...counts.map(({ label }) => label.length));
  const lacking = counts.filter((row) => row.only_in_files.length > 0).length;
  return [
    lacking === 0
      ? `${counted(counts.length, "number")} counted again: the pages have all that the files have`
      : `${lacking} of ${counted(counts.length, "number")} counted again: the files have more than the pages`,
    `${"".padEnd(width)}${"files".padStart(12)}${"pages".padStart(12)}`,
    ...counts.flatMap((row) => [
      `${row.label.padEnd(width)}${number(row.in_files)}${number(row.on_site)}`,
      ...only("only in the files", row.only_in_files, row.more_in_files),
      ...only("only on the pages", row.only_on_site, row.more_on_site),
    ]),
  ];
}

const only = (where: string, ids: readonly string[], more = 0): string[] =>
  ids.length === 0
    ? []
    : [`  ${where}: ${ids.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en")} more` : ""}`];

function contradictionLines({ properties, models }: KnownContradictions): string[] {
  return [
    "Known contradictions:",
    ...properties.map(
      ({
        property,
        data_set: dataset,
        against,
        compared,
        contradicted,
        is_wording: isWording,
        things: [first],
      }) =>
        `  ${property}: ${dataset} against ${against}, ${contradicted.toLocaleString("en")} of ${compared.toLocaleString("en")}${isWording ? ", by the wording" : ""}${first ? ` (${first.id}: ${first.value}, ${first.believed})` : ""}`,
    ),
    ...models.map(({ transcript, read_twice: twice, passed_over: skipped, makes_its_peptide: makes }) =>
      [
        `  coding sequence of ${transcript}`,
        twice > 0 && `${counted(twice, "base")} read twice`,
        skipped > 0 && `${counted(skipped, "base")} passed over`,
        makes === false && "does not make its peptide",
      ]
        .filter(Boolean)
        .join(", "),
    ),
    ...(properties.length + models.length === 0 ? ["  none"] : []),
  ];
}
