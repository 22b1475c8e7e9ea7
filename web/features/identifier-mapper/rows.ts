/** What became of each identifier that was mapped, as of lists of genes. Pure. */
import type { GeneShort } from "../../../api/contract/index.ts";
import type { MapperAnswer } from "../../../api/contract/identifier-mapper.ts";
import type { GeneLookupAnswer } from "../../../api/contract/query.ts";
import { counted } from "../../shared/format/format.ts";
import { listRows, rowsOf } from "../pasted-genes/list-rows.ts";
import type { ListRow, Said } from "../pasted-genes/list-rows.ts";
import { classes, genesOfEach } from "./classes.ts";
import { identifierTokens } from "./identifiers.ts";

/** Found with several genes, or with a gene that others of the list stand for, is said. */
function noteOf(genes: readonly GeneShort[], others: number): string {
  if (genes.length > 1) return `stands for ${counted(genes.length, "gene")}`;
  return others > 0 ? `${counted(others, "other identifier")} of the list with the same gene` : "";
}

function saidOf(answer: MapperAnswer, missing: GeneLookupAnswer | null): ReadonlyMap<string, Said> {
  const said = new Map<string, Said>();
  for (const group of classes.flatMap(({ id }) => answer[id]))
    for (const { id, genes } of genesOfEach(group))
      said.set(id.toLowerCase(), {
        outcome: "found",
        genes,
        note: noteOf(genes, group.genes.length === 1 ? group.ids.length - 1 : 0),
      });
  for (const id of answer.not_found) said.set(id.toLowerCase(), { outcome: "unknown", genes: [], note: "" });
  if (missing === null) return said;
  for (const { typed, outcome, genes, note } of listRows(answer.not_found.join(" "), missing)) {
    if (genes.length === 0) continue;
    const isName = outcome !== "meant";
    said.set(typed.toLowerCase(), {
      outcome: "meant",
      genes,
      note: isName ? "name or systematic ID of a gene, no identifier of this kind" : note,
    });
  }
  return said;
}

/**
 * A row for each identifier of a text, those that stand there twice too.
 * @param missing what those that were not found could mean as names of genes; null while that is not known
 */
export const mapperRows = (
  text: string,
  answer: MapperAnswer,
  missing: GeneLookupAnswer | null,
): readonly ListRow[] => rowsOf(identifierTokens(text), saidOf(answer, missing));
