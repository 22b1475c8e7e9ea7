/** What the organisms and databases of the deployments in config/ are called. */
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

interface Told {
  readonly site: {
    readonly taxonid: number;
    readonly organisms: readonly {
      taxonid: number;
      genus?: string;
      species?: string;
      common_name?: string;
    }[];
    readonly phenotype_id_prefixes?: readonly string[];
    readonly gene_systematic_identifier_pattern: string;
  };
  readonly search: { readonly database_prefixes?: readonly string[] };
}

export interface OrganismWords {
  readonly taxonid: number;
  /** Of the organism and its databases. */
  readonly words: readonly string[];
  /** An id of one of its genes, wherever in a text. */
  readonly geneId: RegExp;
}

const config = join(import.meta.dirname, "../config");

/** Names of the project itself. */
const ours = /^Karyon/;

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Of each deployment, what only it may say. */
export async function organismWords(): Promise<OrganismWords[]> {
  const found: OrganismWords[] = [];
  for await (const path of glob("*/site.json", { cwd: config })) {
    const folder = join(config, dirname(path));
    if (basename(folder) === "defaults") continue;
    // Deployments are held against their schema by tests of their own.
    const { site, search } = {
      site: read(join(config, path)),
      search: read(join(folder, "search.json")),
    } as Told;
    const own = site.organisms.filter(({ taxonid }) => taxonid === site.taxonid);
    found.push({
      taxonid: site.taxonid,
      words: [
        ...own.flatMap(({ species, common_name: name }) => [species ?? [], name ?? []].flat()),
        ...(site.phenotype_id_prefixes ?? []),
        ...(search.database_prefixes ?? []).filter((name) => !ours.test(name)),
      ],
      geneId: new RegExp(`\\b${site.gene_systematic_identifier_pattern.replaceAll(/^\^|\$$/g, "")}`),
    });
  }
  return found;
}

/** Any of the words, also with an underscore or a hyphen where it has a blank. */
export const anyWord = (words: readonly string[]): RegExp =>
  new RegExp(words.map((word) => word.replaceAll(/\W/g, "[ _-]")).join("|"), "i");
