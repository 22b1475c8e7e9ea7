/** Reads the reaction that the definition of a term writes as an equation. Pure. */
import type { Participant, Reaction } from "../../../index-mappings/shapes/reaction.ts";
import { compoundKey } from "./compound-key.ts";
import { outsideBrackets } from "./outside-brackets.ts";

/** What stands before an equation: "Catalysis of the reaction: ", "via the reaction ", "The reaction is ", "the reactions: (1) ". */
const opening =
  /\breactions?(?: is)?\s*:\s*(?:\(1\)\s+)?|(?:\b(?:(?<!\bwhich )cataly[sz](?:is of|es)|via|in|according to) the (?:\w+ )?reactions?|(?<=^|\.\s+)(?:the )?reaction is) (?=[^.;:]{1,200}?(?:=|->))/i;
const mayHaveArrow = /=|->/;
/** Arrows, those with two heads first; an equals sign between names is one, within a name it is a bond. */
const arrows = [
  /\s+(?:<=+>|<-+>)\s+/g,
  /\s+(?:-+>|=+>)\s*/g,
  /\s+=\s+/g,
  /<=+>|<-+>|-+>|=+>/g,
  /=/g,
] as const;
const directed = /^(?:-+>|=+>)$/;
/** What stands behind an equation in its sentence, be it another equation. */
const closing =
  /(?:\.\s+(?=[A-Z(0-9]|\w+\(\d)|;|(?<=\s=\s.*)\s+and\s+(?=.*\s=\s)|\s+that\s|\.?\s*$|,?\s+where(?:by|in)?\s|,\s+(?=(?:an?|the|in|on|as|up|to|by|with|when|which|using|and|or|but|if|at|for|forming|producing|driven|yielding|releasing|resulting|involving|coupled|through|via|requiring|favou?rs?|probably|driving|associated|stimulated|dependent|specific|thereby|that|also|either|such)\b)|\s+\((?:where|in which|with|aka)\b)/g;
/** Longer "names" are sentences that happened to stand there. */
const maxName = 300;
const isSentence = / (?:is|are|was|were|has|have|can|which|that|where|to drive|to form|to give) /;

/** The reaction of a definition; null where it writes none, or one that cannot be read with certainty. */
export function parseReaction(definition: string): Reaction | null {
  const opened = mayHaveArrow.test(definition) ? opening.exec(definition) : null;
  if (opened === null) return null;
  const text = definition.slice(opened.index + opened[0].length);
  const end = outsideBrackets(text, closing)?.index ?? text.length;
  const equation = text.slice(0, end).trim().replace(/\.$/, "");
  for (const arrow of arrows) {
    const at = outsideBrackets(equation, arrow);
    if (at === null) continue;
    const rest = equation.slice(at.index + at.text.length);
    // A chain of reactions is not one.
    if (outsideBrackets(rest, arrow) !== null) return null;
    const left = sideOf(equation.slice(0, at.index));
    const right = sideOf(rest);
    if (left === null || right === null) return null;
    return {
      equation,
      is_directed: directed.test(at.text.trim()),
      is_transport: isTransport(left, right),
      left,
      right,
    };
  }
  return null;
}

/** Between participants; not the charge of an ion, which has no space before it. */
const plus = /\s+\+\s*(?=[^\s)])|(?<=\)|[a-z]{3}|NADP?H)\+\s+(?=[^\s(+=])/g;

/** The participants of one side; null where one of them cannot be a name. */
function sideOf(text: string): Participant[] | null {
  const parts: string[] = [];
  let rest = text;
  for (;;) {
    const at = outsideBrackets(rest, plus);
    if (at === null) break;
    parts.push(rest.slice(0, at.index));
    rest = rest.slice(at.index + at.text.length);
  }
  const found = [...parts, rest].map(participantOf);
  return found.some((one) => one === null) ? null : found.filter((one) => one !== null);
}

/** "2 H+", "n ATP", "2n H2O", "(n+1) x". */
const amount = /^((?:\d+(?:\.\d+)?|\d*[nmx]|\(?[nm]\s?[+-]\s?\d\)?|\d+\/\d+)(?=\s+\S))\s+/;
/** "Na+(out)", "a lipid [side 1]". */
const compartment =
  /\s*[([](in|out|inside|outside|cis|trans|side ?[12]|in ?\/ ?out|out ?\/ ?in|cytosol\w*|cytoplasm\w*|extracellular\w*|intracellular\w*|periplasm\w*|lumen\w*|vacuol\w*|mitochondri\w*|matrix|stroma|nucleus|exoplasmic leaflet|cytosolic leaflet|inner leaflet|outer leaflet|membrane|extracellular side|cytoplasmic side|[CPN][- ]side|negative side|positive side)[)\]]$/i;

function participantOf(text: string): Participant | null {
  const whole = text.trim();
  const count = amount.exec(whole)?.[1] ?? null;
  const counted = count === null ? whole : whole.slice(count.length).trim();
  const at = compartment.exec(counted);
  const name = withoutBrackets((at === null ? counted : counted.slice(0, at.index)).trim());
  if (name === "" || name.length > maxName || isSentence.test(name)) return null;
  return {
    count,
    name,
    compartment: at?.[1] ?? null,
    compounds: alternativesOf(name).map((one) => ({ key: compoundKey(one), name: one })),
  };
}

/** "(Zn2+ or Co2+)" is in brackets only for its compartment. */
const withoutBrackets = (name: string): string => /^\(([^()]*\bor\b[^()]*)\)$/.exec(name)?.[1] ?? name;

/** "NAD+ or NADP+" and "NAD(P)+" are two each, "a glycoside, pentoside or hexuronide" is three. */
function alternativesOf(name: string): string[] {
  const at = outsideBrackets(name, /\s+or\s+/g);
  if (at === null)
    return name.startsWith("NAD(P)") ? [name.replace("(P)", ""), name.replace("(P)", "P")] : [name];
  const last = name.slice(at.index + at.text.length);
  const before = name.slice(0, at.index).split(/,\s+/);
  // "acetylated at O-7 or O-9" is one compound, and what may differ is its place.
  if (isPlace.test(last)) return [name];
  // "cis- or trans-dihydroquercetin": what both end with is written once.
  const shared = /-.*/.exec(last)?.[0] ?? "";
  const whole = before.map((one) => (one.endsWith("-") ? one.slice(0, -1) + shared : one));
  return [...whole, ...alternativesOf(last)].map((one) => one.trim());
}

/** Where in a compound something is: "O-9", "C-3", "6". */
const isPlace = /^(?:[A-Z]-?)?\d+'*$/;

/** Something that stands on both sides, at different compartments. */
function isTransport(left: readonly Participant[], right: readonly Participant[]): boolean {
  const compartments = new Map(left.map(({ compounds: [first], compartment: at }) => [first?.key, at]));
  return right.some(({ compounds: [first], compartment: at }) => {
    const before = compartments.get(first?.key);
    return (
      before !== undefined && before !== null && at !== null && before.toLowerCase() !== at.toLowerCase()
    );
  });
}
