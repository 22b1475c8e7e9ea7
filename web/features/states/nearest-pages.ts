/** What an address that leads to no page may have meant: pages of the site by their spelling, things by what they are called. Pure. */
import type { Deployment } from "../../../api/contract/index.ts";
import { fold } from "../../../api/contract/values/fold.ts";
import { pages, resultModes, textPrefixes } from "../../../api/contract/values/pages.ts";
import type { Page } from "../../../api/contract/values/pages.ts";
import { oneEditApart } from "../../../api/contract/values/word-forms.ts";
import { sentenceCase } from "../../shared/format/format.ts";
import { entityUrl, urls } from "../../shared/urls/urls.ts";
import type { Option } from "../search-box/options.ts";

export interface NearPage {
  readonly url: string;
  readonly label: string;
}

/** Letters of a part that may have a slip, and of one that may be the beginning of another. */
const forSlip = 4;
const forBeginning = 5;

const singular = (part: string): string => part.replace(/s$/, "");

/** Whether two parts of addresses are alike. */
function alike(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter = "", longer = ""] = [one, other].map(singular).sort((a, b) => a.length - b.length);
  if (shorter === longer) return true;
  if (shorter.length >= forSlip && oneEditApart(shorter, longer)) return true;
  return shorter.length >= forBeginning && longer.startsWith(shorter);
}

interface Candidate extends NearPage {
  readonly parts: readonly string[];
}

const isText = (page: Page): boolean => page.module === "documentation/DocumentationPage";

/** Pages about no one thing; several addresses of one page are one. */
const ofSite: readonly Candidate[] = [
  ...pages
    .filter((page) => !isText(page) && page.title !== "")
    .flatMap(({ patterns, title }) => {
      const plain = patterns.find((pattern) => !pattern.includes(":"));
      return plain === undefined ? [] : [{ url: `/${plain}`, label: title, parts: plain.split("/") }];
    }),
  ...textPrefixes
    .filter((prefix) => !pages.some(({ patterns }) => patterns.includes(prefix)))
    .map((prefix) => ({
      url: `/${prefix}`,
      label: sentenceCase(prefix.replaceAll("-", " ")),
      parts: [prefix],
    })),
];

/** Whether the first part of an address is that of pages about things, which goes on with an id. */
const isOfThings = (first: string): boolean =>
  pages.some(({ patterns }) => patterns.some((pattern) => pattern.startsWith(`${first}/:`)));

/** The part that may be the name of a thing: the last, but a part of a page may stand behind the thing, as in /gene/NAME/phenotypes. */
export function namingPart(parts: readonly string[]): string {
  const [first = "", second] = parts;
  return (isOfThings(first) ? second : undefined) ?? parts.at(-1) ?? "";
}

/** What the page of a kind of thing is called. */
const titleOf = (kind: string): string => pages.find(({ about }) => about === kind)?.title ?? kind;

/** Parts from the first on that are alike. */
function alikeParts(asked: readonly string[], parts: readonly string[]): number {
  const differs = parts.findIndex((part, index) => !alike(asked[index] ?? "", part));
  return differs === -1 ? parts.length : differs;
}

/** Pages of the site whose addresses are spelled like one; where an id is left out, an example of the deployment. */
export function pagesLike(
  asked: readonly string[],
  examples: Deployment["front"]["example_pages"],
): NearPage[] {
  const parts = asked.map((part) => part.toLowerCase());
  const [first = ""] = parts;
  if (parts.length > 1 && isOfThings(first)) return [];
  const kinds = parts.length > 1 ? [] : examples.filter(({ kind }) => alike(kind, first));
  const counted = ofSite.map((page) => ({ page, alike: alikeParts(parts, page.parts) }));
  const max = Math.max(1, ...counted.map((one) => one.alike));
  const near = counted.filter((one) => one.alike === max);
  const whole = near.filter(({ page }) => page.parts.length === max);
  return [
    ...kinds
      .slice(0, 1)
      .flatMap(({ kind, id, label }) =>
        kind === "query" ? [] : [{ url: entityUrl[kind](id), label: `${titleOf(kind)}, such as ${label}` }],
      ),
    ...(resultModes.test(first) ? [{ url: urls.query, label: "Advanced search" }] : []),
    ...(whole.length > 0 ? whole : near).map(({ page: { url, label } }) => ({ url, label })),
  ];
}

/** Things that are called as a part of an address says: by id, name or synonym; else those whose name has one slip. */
export function thingsCalled(sought: string, options: readonly Option[]): Option[] {
  const asked = fold(sought);
  const namesOf = ({ hit: { id, label, matched } }: Option): string[] =>
    [id, label, matched?.text ?? ""].map(fold);
  const exact = options.filter((option) => namesOf(option).includes(asked));
  // A number with another digit is another thing.
  if (exact.length > 0 || asked.includes(":") || asked.length < forSlip) return exact;
  return options.filter((option) => namesOf(option).some((name) => oneEditApart(asked, name)));
}
