/** Queries of the site under test: what they count, and things of its release to ask for. */
import type { Page } from "playwright-core";
import type { InputNodeType } from "../../config/query-builder.ts";
import type { CountAnswer, GeneLookupAnswer, QueryNode, QueryOptions } from "../../api/contract/query.ts";
import { count } from "../../web/shared/format/format.ts";
import { inputsOf } from "../../web/features/query-builder/menu.ts";
import { eventually } from "./pages.ts";
import { siteUrl } from "./site.ts";

const dataset = `${siteUrl}/api/v1/dataset/latest`;

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${dataset}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  // The api checks its answers against the contract's schemas in its own tests.
  return (await answer.json()) as T;
}

/** How many genes a query finds. */
export const genesOf = async (constraints: QueryNode): Promise<number> =>
  (await post<CountAnswer>("query/count", { constraints })).count;
/** The genes that ids mean. */
export const lookUp = (ids: readonly string[]): Promise<GeneLookupAnswer> => post("query/genes", { ids });

/** What the query builder offers, and what of it the release has nothing for. */
export async function queryOptions(): Promise<QueryOptions> {
  const answer = await fetch(`${dataset}/query/options`);
  // As above.
  return (await answer.json()) as QueryOptions;
}

type Ontology = Extract<InputNodeType, { nodeType: "ontology" }>;

const inputsOffered = (options: QueryOptions): InputNodeType[] =>
  options.builder.node_types.flatMap((entry) => (entry.nodeType === "heading" ? [] : inputsOf(entry)));

const ontologiesOf = (options: QueryOptions): Ontology[] =>
  inputsOffered(options).filter((input): input is Ontology => input.nodeType === "ontology");

/** The input of phenotypes, with conditions. */
export async function phenotypeInput(): Promise<Ontology> {
  const found = ontologiesOf(await queryOptions()).find(
    (one) => one.phenotypeConditionNamespace !== undefined,
  );
  if (!found) throw new Error("the query builder offers no phenotypes");
  return found;
}

export interface QueryThings {
  readonly options: QueryOptions;
  /** With an example that has genes. */
  readonly ontology: Ontology;
  /** An input of another kind. */
  readonly place: InputNodeType;
  readonly term: Ontology["examples"][number];
  /** Two subsets that each have genes which the other has not. */
  readonly subsets: readonly [string, string];
}

/** Things that the queries of the tests are made of, from the inputs that the builder of the site offers. */
export async function queryThings(): Promise<QueryThings> {
  const options = await queryOptions();
  const place = inputsOffered(options).find(({ nodeType }) => nodeType === "genome-range");
  if (!place) throw new Error("the query builder offers no place in the genome");
  for (const ontology of ontologiesOf(options).filter(({ annotationFeatureType: of }) => of === "gene")) {
    for (const term of ontology.examples) {
      const node: QueryNode = { term: { termid: term.termid } };
      if ((await genesOf(node)) === 0) continue;
      const withGenes = options.subsets.filter((subset) => subset.count > 0).map(({ name }) => name);
      const [first, second] = await apart(withGenes);
      return { options, ontology, place, term, subsets: [first, second] };
    }
  }
  throw new Error("no ontology of the query builder has an example with genes");
}

async function apart(names: readonly string[]): Promise<readonly [string, string]> {
  const subset = (name: string): QueryNode => ({ subset: { subset_name: name } });
  const [first = ""] = names;
  for (const second of names.slice(1)) {
    const [there, back] = await Promise.all([
      genesOf({ not: [subset(first), subset(second)] }),
      genesOf({ not: [subset(second), subset(first)] }),
    ]);
    if (there > 0 && back > 0 && there !== back) return [first, second];
  }
  throw new Error("no two subsets of this release differ both ways");
}

/** A history as the browser keeps it. */
export const seeded =
  (stored: unknown) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((text) => {
      if (localStorage.getItem("karyon.query-history") === null)
        localStorage.setItem("karyon.query-history", text);
    }, JSON.stringify(stored));
  };

/** Rows of the history, as "count text". */
export const historyRows = (page: Page) =>
  page.getByRole("table", { name: "Query history" }).locator("tbody tr");

/** Waits until the first row of the history has this text and this number of genes. */
export async function newestIs(page: Page, text: string, genes: number): Promise<void> {
  const row = historyRows(page).first();
  const said = async (): Promise<string[]> =>
    (await historyRows(page).count()) === 0
      ? []
      : [
          (await row.getByRole("link").first().textContent()) ?? "",
          (await row.locator("th").textContent()) ?? "",
        ];
  await eventually(
    said,
    ([now, query]) => now === count(genes) && (query ?? "").includes(text),
    `newest query is ${text} with ${count(genes)} genes`,
  );
}
