/** Evidence that annotations are wanted with: "annotated by IMP to cytokinesis", "kinases excluding IEA". Pure. */
import { evidenceCodes } from "../../../index-mappings/evidence-codes.ts";
import { roleOf } from "../parse/relation-words.ts";
import type { Token } from "./tokens.ts";

/** What says so, and where it stands. */
export interface EvidenceAsked {
  /** Of which each is enough. */
  readonly codes: readonly string[];
  /** Whether annotations with other evidence must not be there. */
  readonly isOnly: boolean;
  readonly label: string;
  /** The tokens [start, end). */
  readonly start: number;
  readonly end: number;
}

const isCode = (token: Token | undefined): boolean => Object.hasOwn(evidenceCodes, token?.text ?? "");
const experimental = Object.keys(evidenceCodes).filter(
  (code) => evidenceCodes[code]?.throughput !== "non-experimental",
);

const before = /^(?:by|with|from|using|on|evidence|codes?|experiments?|only|just|solely|exclusively)$/;
const behind = /^(?:evidence|codes?|annotations?|only)$/;
const only = /^(?:only|just|solely|exclusively)$/;
/** Behind "experimentally", and before "by". */
const shown = /^(?:confirmed|demonstrated|determined|known|proven|shown|supported|validated|verified)$/;
const joins = /^(?:and|or)$/;

/** From a token on, as far as all are of a kind. */
const runOf = (start: number, tokens: readonly Token[], isOf: (token: Token) => boolean): number => {
  let end = start;
  for (let token = tokens[end]; token && isOf(token); token = tokens[end]) end++;
  return end;
};

/** Where words end that say that something was seen in experiments, from a token on; null where they do not say so. */
function experimentalEnd(start: number, tokens: readonly Token[]): number | null {
  const [before, next] = [tokens[start - 1]?.folded ?? "", tokens[start + 1]?.folded ?? ""];
  switch (tokens[start]?.folded ?? "") {
    case "experimental":
      return next === "evidence" ? start + 1 : null;
    case "experiment":
    case "experiments":
      return /^(?:by|from|in)$/.test(before) ? start + 1 : null;
    case "experimentally":
      return shown.test(next) || next === "annotated" ? start + 2 : null;
    default:
      return null;
  }
}

/** The codes that begin at a token, and where they end: "IDA or IMP", "experimental evidence". */
function codesAt(
  start: number,
  tokens: readonly Token[],
): { readonly codes: readonly string[]; readonly called: string; readonly end: number } | null {
  const experimentalTo = experimentalEnd(start, tokens);
  // "By experiment (IDA)" says which.
  if (experimentalTo !== null && !isCode(tokens[experimentalTo]))
    return { codes: experimental, called: "experimental", end: experimentalTo };
  if (!isCode(tokens[start])) return null;
  const end = runOf(start, tokens, (token) => isCode(token) || joins.test(token.folded));
  const last = tokens.slice(start, end).findLastIndex(isCode);
  const codes = tokens
    .slice(start, start + last + 1)
    .filter(isCode)
    .map(({ text }) => text);
  return { codes, called: codes.join(" or "), end: start + last + 1 };
}

/** The evidence that a text names, codes in capitals and with a word that says so; null without any. */
export function evidenceAsked(tokens: readonly Token[]): EvidenceAsked | null {
  for (const at of tokens.keys()) {
    const found = codesAt(at, tokens);
    if (found === null) continue;
    const { codes, called, end } = found;
    let start = at;
    while ([before, shown].some((words) => words.test(tokens[start - 1]?.folded ?? ""))) start--;
    const to = runOf(end, tokens, ({ folded }) => behind.test(folded));
    const isNot = roleOf.get(tokens[start - 1]?.folded ?? "") === "not";
    if (start === at && to === end && !isNot && isCode(tokens[at])) continue;
    if (isNot)
      return {
        codes: Object.keys(evidenceCodes).filter((code) => !codes.includes(code)),
        isOnly: false,
        label: `with other evidence than ${called}`,
        start: start - 1,
        end: to,
      };
    const isOnly = tokens.slice(start, to).some(({ folded }) => only.test(folded));
    return { codes, isOnly, label: `with ${isOnly ? "only " : ""}${called} evidence`, start, end: to };
  }
  return null;
}
