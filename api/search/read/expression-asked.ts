/** What texts ask of the expression of genes: induced during meiosis, proteins present in G1, heat-shock induced genes. Pure. */
import type { QueryNode } from "../../contract/query-nodes.ts";
import { roleOf } from "../parse/relation-words.ts";
import { molecules } from "./expression-levels.ts";
import type { ExpressionLevels, Level, Molecule } from "./expression-levels.ts";
import type { Quantity } from "./quantity.ts";
import type { Reader } from "./reader.ts";
import type { Token } from "./tokens.ts";

/** What people say of levels, folded and without hyphens, and which ones they mean. */
const said: readonly (readonly [words: string, levels: readonly Level[]])[] = [
  ["induced|inducible|up ?regulated|increased|elevated|higher|peaks?|peaking|accumulates?", ["increased"]],
  ["decreased|reduced|repressed|repressible|down ?regulated|lower|lowered", ["decreased"]],
  ["not (?:expressed|present|detected|transcribed)|absent", ["absent"]],
  ["expressed|present|detected|transcribed", ["present", "increased", "constant", "fluctuates"]],
  ["differentially expressed|regulated|changed|changes?|changing", ["increased", "decreased", "fluctuates"]],
];
const ofLevels = said.map(([words, levels]) => [new RegExp(`^(?:${words})$`), levels] as const);
const verbs = said.map(([words]) => words).join("|");

const called: Readonly<Partial<Record<Level, string>>> = { fluctuates: "fluctuating" };

/** Nobody annotates when a gene is not expressed, nor how much: these words are said to be left out. */
const passed = "only|exclusively|specifically|solely|just|mainly|mostly|highly|strongly|significantly|most";
const unread = new Set(passed.split("|"));

const subject =
  "(?:gene|m?rna|transcripts?|proteins?|m?rnas)? ?(?:levels?|expression|abundance|transcription)?";
const during =
  "during|in|upon|under|after|on|at|by|following|through|throughout|in response to|in the presence of|when exposed to";

/** "Induced during meiosis", "whose protein level is decreased in mitotic S phase". */
const before = new RegExp(
  `^(?:whose |with (?:an? )?|have |has |having |show |shows |that |which )*(?<of>${subject}) ?` +
    `(?:that |which )?(?:is |are |go |goes )?(?:(?:${passed}) )?(?<level>${verbs}) ?(?:${passed})? ?` +
    `(?<levelOf>${subject}) ?(?:${passed})? (?:${during}) (?:the )?(?<situation>.+)$`,
);
/** "Heat shock induced". */
const behind =
  /^(?<situation>.+) (?<level>induced|inducible|up ?regulated|repressed|repressible|down ?regulated)$/;
/** What "heat shock induced" may stand before. */
const things = /^(?:genes?|proteins?|transcripts?|[a-z]*rnas?|)$/;

const hint =
  /induc|regulated|express|increas|decreas|reduc|repress|present|detect|peak|absent|elevated|higher|lower|transcrib|accumulat|chang/;
/** Whether folded tokens may say something of levels: what is seen of mutants is a phenotype. */
export const mayBeOfLevels = (text: string, tokens: readonly Token[]): boolean =>
  hint.test(text) && !tokens.some(({ folded }) => roleOf.get(folded) === "mutants");

const moleculesOf = (words: string): readonly Molecule[] => {
  if (/rna|transcript/.test(words)) return ["RNA level"];
  return /protein.* (?:levels?|abundance)/.test(words) ? ["protein level"] : molecules;
};

interface Asked {
  readonly levels: readonly Level[];
  readonly molecules: readonly Molecule[];
  readonly expression: ExpressionLevels;
  readonly conceptOf: (key: string) => string | undefined;
}

const joined =
  /^(?<first>.+?) (?<joins>but not|and not|and|or)(?: (?:during|in|upon|under|by|after))? (?<others>.+)$/;

/** The genes of one situation, or of several that are joined: "meiosis but not mitosis". Null where one is none. */
function genesOf(
  situations: string,
  asked: Asked,
): { readonly label: string; readonly node: QueryNode } | null {
  const situation = asked.expression.situation(situations, asked.conceptOf);
  if (situation !== null)
    return {
      label: situation.label,
      node: { gene_list: { genes: asked.expression.genes(situation, asked) } },
    };
  const { first = "", joins = "", others = "" } = joined.exec(situations)?.groups ?? {};
  const [one, other] = first === "" ? [] : [genesOf(first, asked), genesOf(others, asked)];
  if (!one || !other) return null;
  const nodes = [one.node, other.node];
  return {
    label: `${one.label} ${joins} ${other.label}`,
    node: joins.endsWith("not") ? { not: nodes } : joins === "or" ? { or: nodes } : { and: nodes },
  };
}

const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(", "), words.at(-1)].filter((text) => text !== "").join(" or ");

/** What some tokens say of the levels of genes; null of other words, and where the release tells of no such situation. */
export function expressionAsked(
  start: number,
  end: number,
  text: string,
  { tokens, vocabulary, concepts }: Reader,
): Quantity | null {
  if (!hint.test(text)) return null;
  const folded = text.replaceAll("-", " ");
  const isOfThings = things.test(tokens[end]?.folded ?? "");
  const {
    of = "",
    level = "",
    levelOf = "",
    situation = "",
  } = before.exec(folded)?.groups ?? (isOfThings ? behind.exec(folded)?.groups : undefined) ?? {};
  const levels = ofLevels.find(([pattern]) => pattern.test(level))?.[1];
  if (levels === undefined) return null;
  // "Transcripts decreased during": what is wanted says what was measured.
  const wanted = /^(?:m?rnas?|transcripts?)$/.test(tokens[start - 1]?.folded ?? "") ? "rna" : "";
  const measured = moleculesOf(`${wanted} ${of} ${levelOf}`);
  const found = genesOf(situation, {
    levels,
    molecules: measured,
    expression: vocabulary.expression,
    conceptOf: (key) => concepts.get(key),
  });
  return (
    found && {
      label: `${listed(measured.map((one) => one.replace(" level", "")))} ${listed(levels.map((one) => called[one] ?? one))} during ${found.label}`,
      node: found.node,
      unread: folded.split(" ").filter((word) => unread.has(word)),
    }
  );
}
