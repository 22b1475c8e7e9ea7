/** What is said of how a text was read: its conditions, how many things fit, and what the release does not tell of them. */
import type { Reading } from "../../contract/reading.ts";
import type { Services } from "../../context/services.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { knownIds } from "../../queries/known-ids.ts";
import { gapMessage, gapsOf } from "../../queries/data-gaps.ts";
import { readConstraints } from "../../queries/read-constraints.ts";
import { countGenes } from "../../queries/run.ts";
import { leavesOf } from "../../queries/tree.ts";
import { readMetadata } from "../../documents/release-documents.ts";
import { counted } from "../../../index-mappings/counted.ts";
import { entities } from "../../../index-mappings/fields/entities.ts";
import type { Asked } from "./asked.ts";
import { treeOf } from "./part.ts";
import type { Part } from "./part.ts";
import { noneSaved } from "./query-of-genes.ts";
import type { ReadText } from "./read.ts";

/** How many things fit. The release itself tells how many genes a term has. */
async function countOf(
  { read, compiled }: Asked,
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<number> {
  const [only, other] = read.parts;
  if (read.target === "gene" && only?.count != null && !only.isNot && other === undefined) return only.count;
  const { query, queryId: id } = await compiled();
  if (id !== null) return countGenes({ elastic }, { id, query, generation });
  const index = generation.index(entities[read.target].index);
  return (await elastic.count({ index, query })).count;
}

/** What the release does not tell of what is asked for. */
async function gapsIn(
  { read: { query, parts, target, kinds }, whole }: Asked,
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<string[]> {
  const isOfAlleles = target === "allele" && whole.parts.some(({ kind }) => kind === "term");
  const tree = query ?? (isOfAlleles || target === "genotype" ? treeOf(whole.parts) : null);
  // Of which of them the release does not tell all.
  const topics = [
    ...(target === "genotype" ? ["genotypes"] : []),
    ...(kinds.some(({ says, label }) => says === "loci" && label !== "one locus")
      ? ["multi_locus_phenotype"]
      : []),
  ];
  const isOfGenotypes =
    isOfAlleles ||
    topics.length > 0 ||
    parts.some(({ node }) => "term" in node && node.term.expression != null);
  if (!(isOfGenotypes || (tree !== null && parts.some(({ kind }) => kind === "property")))) return [];
  const leaves = tree === null ? [] : leavesOf(await readConstraints(tree, noneSaved));
  const [metadata, known] = await Promise.all([
    readMetadata(elastic, generation),
    knownIds(elastic, generation, leaves),
  ]);
  const all = metadata?.data_gaps ?? [];
  const dataGaps = [
    ...leaves.flatMap((leaf) => gapsOf(leaf, all, known, isOfAlleles)),
    ...all.filter(
      ({ topic }) =>
        topics.includes(topic) || parts.some(({ kind, id }) => kind === "property" && id === topic),
    ),
  ];
  return [...new Set(dataGaps.map((entry) => gapMessage(entry, generation.release)))];
}

/** Of which publications that are wanted by their age the release does not tell it: they stand last, if they are the first or not. */
async function withoutYears(
  { read, compiled }: Asked,
  count: number,
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<string[]> {
  if (read.order === null) return [];
  const { query } = await compiled();
  const index = generation.index(entities.reference.index);
  const unknown = { bool: { filter: [query], must_not: [{ exists: { field: "year" } }] } };
  const { count: without } = await elastic.count({ index, query: unknown });
  return without === 0
    ? []
    : [
        `not all in release ${generation.release}: Years of publications – ${counted(without, "publication")} of ${count.toLocaleString("en-GB")} have no year in it, and come last`,
      ];
}

/** Authors and words that publications have, their order, and the kinds of alleles and genotypes, as parts of the text. */
function saidOfOthers({ authors, words, bare, order, kinds }: ReadText): Reading["parts"] {
  const said = (kind: "author" | "word", text: string, label: string) => ({
    words: text,
    kind,
    id: text,
    label,
    is_not: false,
    is_or: false,
    without: "",
    alternatives: [],
  });
  return [
    ...authors.map(({ text }) => said("author", text, `author ${text}`)),
    ...bare.filter((word) => words.includes(word)).map((word) => said("word", word, inWords(word).label)),
    ...kinds.map(({ words: text, label }) => said("word", text, label)),
    ...(order === null ? [] : [said("word", order.words, `the ${order.first} first`)]),
  ];
}

const inWords = (text: string) => ({ kind: "word" as const, id: text, label: `“${text}”` });
const meant = ({ kind, id, label }: Pick<Part, "kind" | "id" | "label">) => ({ kind, id, label });

/** Whether publications are found by what a part is called, and not by what it means. */
const isInWordsAlone = ({ target }: ReadText, { kind, genes }: Pick<Part, "kind" | "genes">): boolean =>
  target === "reference" && kind !== "term" && genes.length === 0;

/** Whether the query builder can go on from it: a list of no genes, of what the release does not tell, is no beginning. */
const canBeBuiltOn = ({ parts }: ReadText): boolean =>
  parts.every(({ node }) => !("gene_list" in node) || node.gene_list.genes.length > 0);

/** What is said of it: how it was read, and how many things fit. Nothing is said of words that are hardly known and find nothing. */
export async function answerReading(
  asked: Asked,
  services: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<Reading | null> {
  const { read } = asked;
  const count = await countOf(asked, services, generation);
  if (count === 0 && read.leftOut.length > 0) return null;
  return {
    text: read.text,
    target: read.target,
    parts: [
      ...saidOfOthers(read),
      ...read.parts.map(({ words, isNot, isOr, without, others, ...part }) => ({
        words,
        ...(isInWordsAlone(read, part) ? inWords(part.text) : meant(part)),
        is_not: isNot,
        is_or: isOr,
        without,
        alternatives: others.map(({ kind: other, id: one, label: called, text }) => ({
          kind: other,
          id: one,
          label: called,
          text,
        })),
      })),
    ],
    query: canBeBuiltOn(read) ? read.query : null,
    count,
    left_out: [...read.leftOut],
    unmet: [...read.unmet],
    data_gaps: [
      ...(await gapsIn(asked, services, generation)),
      ...(await withoutYears(asked, count, services, generation)),
    ],
  };
}
