/** What the search smoke test looks for: the first things of a release, as its files name them. */
import { readDataset } from "../../read/read-dataset.ts";
import type { Release } from "../../read/open-release.ts";
import type { SampledEntity } from "./smoke.ts";

const size = 20;
/** The check has reported what is wrong with the files. */
const quiet = (): void => {};

/** Up to 20 each of genes, terms that are not obsolete, and references. */
export async function sampleOf(release: Release): Promise<SampledEntity[]> {
  return [...(await genes(release)), ...(await terms(release)), ...(await references(release))];
}

async function genes(release: Release): Promise<SampledEntity[]> {
  for (const dataset of release.datasets("pombase-genes")) {
    for await (const batch of readDataset(release, dataset, quiet)) {
      return batch
        .slice(0, size)
        .map(({ id, name }) => ({ kind: "genes", page: "gene", id, name: name || null }));
    }
  }
  return [];
}

async function terms(release: Release): Promise<SampledEntity[]> {
  for (const dataset of release.datasets("obo")) {
    for await (const batch of readDataset(release, dataset, quiet)) {
      return batch
        .filter((term) => !term.isObsolete)
        .slice(0, size)
        .map(({ id, name }) => ({ kind: "terms", page: "term", id, name }));
    }
  }
  return [];
}

async function references(release: Release): Promise<SampledEntity[]> {
  for (const dataset of release.datasets("references")) {
    for await (const batch of readDataset(release, dataset, quiet)) {
      return batch
        .slice(0, size)
        .map(({ id }) => ({ kind: "references", page: "reference", id, name: null }));
    }
  }
  return [];
}
