/** Chooses how the lines of a data set are made. */
import { matchesIn, MakingError } from "./materials.ts";
import { makeColumns } from "./columns.ts";
import { makeGoRefs } from "./go-refs.ts";
import { makeJsonItems } from "./json.ts";
import { makeOrthologs } from "./orthologs.ts";
import { makePdbEntries } from "./pdb-entries.ts";
import { makeContributors, makeReferences } from "./asked.ts";
import { makeUsedReactions, makeUsedTerms } from "./used.ts";
import type { Make, SourceDataset } from "../../../config/sources.ts";
import type { Lines, MakingContext, Material, Remark } from "./materials.ts";

/** `each` is no way to make lines: its files are fetched and taken as they are. */
export type LinesMake = Exclude<Make, { readonly how: "each" }>;

/** The lines of a data set. Problems come as a MakingError or FetchError while they are read. */
export function linesOfDataset(
  make: LinesMake,
  dataset: SourceDataset,
  from: readonly Material[],
  context: MakingContext,
  remark: Remark,
): Lines {
  const [first] = from;
  const needed = (): Material => {
    if (!first) throw new MakingError("“from” names no file");
    return first;
  };
  switch (make.how) {
    case "columns":
      return makeColumns(make, dataset.format, needed(), context.made, remark);
    case "orthologs":
      return makeOrthologs(make, dataset.source, from, context.made, remark);
    case "go-refs":
      return makeGoRefs(needed());
    case "pdb-entries":
      return makePdbEntries(from);
    case "used-terms":
      return makeUsedTerms(make.prefix, from, context.made);
    case "used-reactions":
      return makeUsedReactions(from, context.made);
    case "json-items":
      return makeJsonItems(needed(), make.where);
    case "cited-by-each":
      return citedByEach(make.of, make.prefix, context.made);
    case "pubmed":
      return makeReferences(make, from, context, remark);
    case "orcid":
      return makeContributors(make, context, remark);
  }
}

/** The publications that each file of an `each` data set cites, one row a pair. */
async function* citedByEach(
  of: string,
  prefix: string,
  made: readonly Material[],
): AsyncGenerator<string, void> {
  yield "model_id\tpmid";
  for (const material of made.filter(({ name }) => name.startsWith(`${of}-`)))
    for (const pmid of await matchesIn([material], /\bPMID:\d+/))
      yield `${prefix}${material.name.slice(of.length + 1)}\t${pmid}`;
}
