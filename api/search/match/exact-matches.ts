/** What matches as it was typed. Pure. */
import { searchFieldsOf } from "../../../index-mappings/fields/entities.ts";
import type { EntityType } from "../../contract/suggest.ts";
import { withoutSigns } from "../../contract/values/typed-name.ts";
import { everyWord, idStartsWith, oneOf, sameWords, startsWith, wordPrefixes } from "./look-ups.ts";
import { tier, tiers } from "./tiers.ts";
import type { KindTexts } from "../parse/parse.ts";
import type { EsQuery } from "../../elastic/es-query.ts";

/** What a type does not have is not looked for: each look-up costs, found or not. */
function lookedFor(type: EntityType) {
  const fields = searchFieldsOf(type);
  const [synonyms, aliases] = [fields.has("synonyms"), fields.has("aliases")];
  // Without any of them, all words that there are stand in the names.
  return { synonyms, aliases, everything: synonyms || aliases || fields.has("texts") };
}

/** Things whose whole name, id, synonym or alias is one of the texts. The name of one gene may be a synonym of another. */
function namedBy(
  texts: readonly string[],
  byName: number,
  byId: number,
  bySynonym: number,
  byAlias: number,
): EsQuery[] {
  if (texts.length === 0) return [];
  return [
    tier(byName, oneOf("names", texts)),
    tier(byId, oneOf("ids", texts)),
    tier(bySynonym, oneOf("synonyms", texts)),
    tier(byAlias, oneOf("aliases", texts)),
  ];
}

/** Things that are named among other words. */
export const namedInText = ({ amongWords }: KindTexts): EsQuery[] =>
  namedBy(amongWords, tiers.nameInText, tiers.idInText, tiers.synonymInText, tiers.aliasInText);

/** The same where the words are ids with a prefix and names of alleles, which nothing else is called. */
const surelyNamed = (texts: readonly string[]): EsQuery[] =>
  texts.length === 0
    ? []
    : [
        tier(tiers.idAmongWords, {
          bool: { should: [oneOf("ids", texts), oneOf("names", texts)] },
        }),
      ];

/** The product of a gene says what it is, as the title of a publication does: where all types are listed together, it counts as much. */
const allWords = (type: EntityType): number => (type === "gene" ? tiers.nameWords : tiers.allWords);

/** A protein by its weight, p53, is no beginning of an accession. */
export const isWeight = /^[a-z]\d{1,3}$/;

/** What may be an id: none has a blank. */
export const idsIn = (texts: readonly string[]): string[] => texts.filter((text) => !text.includes(" "));

/** Everything of a type that matches as typed, best tier first. */
export function exactMatches(
  { ids, text, whole, ofAllele, amongWords }: KindTexts,
  type: EntityType,
): EsQuery[] {
  const typedIds = idsIn(ids);
  const byId = [
    ...(typedIds.length === 0 ? [] : [tier(tiers.id, oneOf("ids", typedIds))]),
    ...typedIds.filter((id) => !isWeight.test(id)).map((id) => tier(tiers.idPrefix, idStartsWith(id))),
    ...(type === "gene" || ids.length === 0 ? [] : surelyNamed(amongWords)),
  ];
  if (text === "") return byId;
  const texts = whole === text ? [text] : [text, whole];
  const exact = [...new Set([...texts, withoutSigns(text)])];
  const has = lookedFor(type);
  const hasWords = text.includes(" ");
  return [
    ...byId,
    tier(tiers.name, oneOf("names", exact)),
    ...(has.synonyms ? [tier(tiers.synonym, oneOf("synonyms", exact))] : []),
    ...namedBy(ofAllele, tiers.alleleOfName, tiers.alleleOfId, tiers.alleleOfSynonym, tiers.alleleOfAlias),
    ...(has.aliases ? [tier(tiers.alias, oneOf("aliases", exact))] : []),
    ...texts.map((start) => tier(tiers.namePrefix, startsWith("names", start))),
    ...(has.synonyms ? [tier(tiers.synonymPrefix, startsWith("synonyms", text))] : []),
    ...(/[ -]/.test(text) ? [tier(tiers.phrase, oneOf("phrases", exact))] : []),
    ...(hasWords ? [tier(tiers.sameWords, sameWords(text))] : []),
    tier(tiers.nameWords, wordPrefixes("names", text)),
    ...(has.aliases ? [tier(tiers.aliasPrefix, startsWith("aliases", text))] : []),
    ...(has.synonyms && hasWords ? [tier(tiers.synonymWholeWords, everyWord("synonyms.stems", text))] : []),
    ...(has.synonyms ? [tier(tiers.synonymWords, wordPrefixes("synonyms", text))] : []),
    ...(has.everything
      ? [
          tier(allWords(type), everyWord("everything.stems", text)),
          tier(tiers.allWordPrefixes, wordPrefixes("everything", text)),
        ]
      : [tier(tiers.allWords, everyWord("names.stems", text))]),
  ];
}
