/** Searches that every process makes once for each generation, answered from the copy of this machine where it has them. */
import { promisify } from "node:util";
import { gunzip, gzipSync } from "node:zlib";
import type { Found, Searcher } from "../elastic/searcher.ts";
import type { GenerationCopy } from "./generation-copy.ts";

const unpack = promisify(gunzip);

/** gzip of the JSON of what is looked at. */
export const packFound = ({ hits, aggregations }: Found<unknown>): Buffer =>
  gzipSync(JSON.stringify({ hits, aggregations }), { level: 1 });

/** As it was packed: what a search finds is what it is asked for as. */
const unpackFound = async <T>(packed: Buffer): Promise<Found<T>> =>
  JSON.parse((await unpack(packed)).toString("utf8")) as Found<T>;

/** Makes searches of a generation that are the same in every process. */
export const searcherOf = (elastic: Searcher, { copy }: { readonly copy: GenerationCopy }): Searcher => ({
  async search(request) {
    const packed = copy.answer(JSON.stringify(request));
    return packed === null ? elastic.search(request) : unpackFound(packed);
  },
});
