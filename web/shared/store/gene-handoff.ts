/** Genes that one page hands over to another, kept for this tab of the browser. */
import type { GeneShort } from "../../../api/contract/index.ts";

export interface GeneHandoff {
  /** Where the genes come from, e.g. "Search for “kinase”". */
  readonly origin: string;
  /** Address of that page. */
  readonly url: string;
  readonly genes: readonly GeneShort[];
}

const key = "karyon.genes";

/** Keeps the genes; false where the browser keeps nothing or not so much. */
export function handOver(handoff: GeneHandoff): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(handoff));
    return true;
  } catch {
    return false;
  }
}

/** The genes that were handed over last in this tab; null when there are none. */
export function handedOver(): GeneHandoff | null {
  try {
    // Only handOver writes under this key.
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as GeneHandoff | null;
  } catch {
    return null;
  }
}

/** They have arrived where they were handed to. */
export function forgetHandOver(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

/**
 * Genes of a table of search results.
 * @param tsv with a header; the columns systematic_id, name and product are read
 */
export function genesOfTable(tsv: string): GeneShort[] {
  const [header = "", ...lines] = tsv.split("\n").filter((line) => line !== "");
  const columns = header.split("\t");
  const place = (name: string) => columns.indexOf(name);
  const [id, name, product] = [place("systematic_id"), place("name"), place("product")];
  return lines.map((line) => {
    const cells = line.split("\t");
    return { uniquename: cells[id] ?? "", name: cells[name] || null, product: cells[product] || null };
  });
}
