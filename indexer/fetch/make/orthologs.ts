/** Orthologs, one row a pair, from lists of ids joined by `|`. */
import type { MakeOf } from "../../../config/sources.ts";
import { counted } from "../../../index-mappings/counted.ts";
import { orthologs } from "../../read/tables/genes.ts";
import { linesIn, MakingError } from "./materials.ts";
import { geneIds, headerRow } from "./columns.ts";
import { tableRows } from "./table.ts";
import type { Material, Remark } from "./materials.ts";

interface Named {
  readonly id: string;
  readonly name: string;
  readonly product: string;
}

/** The lines of the table. Lists may name genes by their ids or by their symbols. */
export async function* makeOrthologs(
  make: MakeOf<"orthologs">,
  source: string,
  [list, names]: readonly Material[],
  made: readonly Material[],
  remark: Remark,
): AsyncGenerator<string, void> {
  if (!list) throw new MakingError("orthologs are made of a list");
  const known = names && make.names ? await knownNames(names, make.names) : new Map<string, Named>();
  const genes = await geneIds(made);
  let ofOtherGenes = 0;
  let unnamed = 0;
  yield* headerRow(
    orthologs,
    Object.values(orthologs.columns).map(({ header }) => header),
  );
  for await (const line of linesIn(list)) {
    if (line === "" || line.startsWith("#")) continue;
    const [gene = "", ids] = line.split("\t");
    if (ids === undefined)
      throw new MakingError(`${list.name}: a line without a tab: “${line.slice(0, 100)}”`);
    for (const { id, qualifier } of readList(ids)) {
      const found = known.get(id);
      if (!found) unnamed++;
      if (!genes.has(gene)) ofOtherGenes++;
      else
        yield [
          gene,
          found?.id ?? id,
          found?.name ?? "",
          String(make.taxonid),
          qualifier,
          source,
          found?.product ?? "",
        ].join("\t");
    }
  }
  if (ofOtherGenes > 0)
    remark(`${counted(ofOtherGenes, "row")} of genes that are not in the gene list left out`);
  if (names && unnamed > 0) remark(`${counted(unnamed, "id")} without a name in ${names.name}`);
}

/** `YAL001C(N)|YBR002W`, `NONE`: each id with its part of the protein. */
function readList(list: string): { readonly id: string; readonly qualifier: string }[] {
  return list
    .split(/[|+]/)
    .map((part) => /^\s*([^\s(]+)\s*(?:\(([^)]*)\))?\s*$/.exec(part))
    .flatMap((part) =>
      part?.[1] === undefined || part[1] === "NONE" ? [] : { id: part[1], qualifier: part[2] ?? "" },
    );
}

/** By id, and by symbol where no id is spelt so. */
async function knownNames(
  material: Material,
  { id, name, product, headless }: NonNullable<MakeOf<"orthologs">["names"]>,
): Promise<ReadonlyMap<string, Named>> {
  const byId = new Map<string, Named>();
  const bySymbol = new Map<string, Named>();
  for await (const [of = "", symbol = "", text = ""] of tableRows({
    material,
    columns: [id, name, product],
    headless,
  })) {
    const named = { id: of, name: symbol, product: text };
    if (of !== "" && !byId.has(of)) byId.set(of, named);
    if (symbol !== "" && !bySymbol.has(symbol)) bySymbol.set(symbol, named);
  }
  return new Map([...bySymbol, ...byId]);
}
