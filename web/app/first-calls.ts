/** What each page asks the api for first. Nobody waits for it here: its code and its data come together. */
import { isNamed } from "../../api/contract/values/first-calls.ts";
import type { FirstCall, NamedCall } from "../../api/contract/values/first-calls.ts";
import type { Page } from "../../api/contract/values/pages.ts";
import { readModels, areMerged, writeModels } from "../features/pathways/model-address.ts";
import { pageParams } from "../features/gene-list/view.ts";
import { stateToUrl, urlToState } from "../features/search-results/address.ts";
import { api } from "../shared/api-client/api.ts";
import { listPaths, lists } from "../shared/api-client/lists.ts";
import { requestOf } from "../shared/api-client/named-calls.ts";
import { textPath } from "../shared/urls/text-path.ts";
import { store } from "./store.ts";

interface Address {
  /** What the page is about. */
  readonly about: Page["about"];
  /** What stands at `:id`. */
  readonly id: string;
  readonly search: string;
  /** Without what names a release. */
  readonly path: string;
}

const once = { subscribe: false } as const;
const { gene, term, reference, allele, genotype, gocam, pathways, search, firstTables } = api.endpoints;
const { chromosomeSummaries, documentation, genomeMap, termSubsets, recentReferences } = api.endpoints;

const ofAddress: Readonly<Record<Exclude<FirstCall, NamedCall>, (address: Address) => unknown>> = {
  gene: ({ id }) => store.dispatch(gene.initiate(id, once)),
  term: ({ id }) => store.dispatch(term.initiate(id, once)),
  reference: ({ id }) => store.dispatch(reference.initiate(id, once)),
  allele: ({ id }) => store.dispatch(allele.initiate(id, once)),
  genotype: ({ id }) => store.dispatch(genotype.initiate(id, once)),
  gocam: ({ id }) => {
    const models = readModels(id);
    const [only = ""] = models.ids;
    return areMerged(models)
      ? store.dispatch(pathways.initiate(writeModels(models), once))
      : store.dispatch(gocam.initiate(only, once));
  },
  tables: ({ about, id }) => store.dispatch(firstTables.initiate(`${about}:${id}`, once)),
  geneSubset: ({ id }) => store.dispatch(lists.endpoints.geneSubset.initiate(id, once)),
  subsetGenes: ({ id, search }) => {
    // A view of the list is read by its columns, which come with the page.
    if (search !== "") return;
    const params = pageParams({ text: "", sorting: null }, 1);
    void store.dispatch(lists.endpoints.genes.initiate({ path: listPaths.subsetGenes(id), params }, once));
  },
  geneAlleles: ({ id }) => store.dispatch(lists.endpoints.geneAlleles.initiate(id, once)),
  text: ({ path }) => store.dispatch(documentation.initiate(textPath(path), once)),
  search: (address) => store.dispatch(search.initiate(stateToUrl(urlToState(address.search)), once)),
  chromosomes: () => store.dispatch(chromosomeSummaries.initiate(undefined, once)),
  genomeMap: () => store.dispatch(genomeMap.initiate(undefined, once)),
  termSubsets: () => store.dispatch(termSubsets.initiate(undefined, once)),
  recentReferences: () => store.dispatch(recentReferences.initiate(undefined, once)),
};

/** Asks for what a page begins with; the answer is where the page looks for it. */
export const askFirst = (call: FirstCall, address: Address): unknown =>
  isNamed(call) ? store.dispatch(requestOf(call)) : ofAddress[call](address);
