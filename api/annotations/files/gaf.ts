/** GAF 2.2, the public format of GO annotations. Source: geneontology.org, GO annotation file 2.2. */
import type { AnnotationType } from "../../../config/schema.ts";
import { compactDate, gafAspects, gafHead, gafProductType } from "../../../index-mappings/gaf.ts";
import type { GeneRecord } from "../../../index-mappings/records.ts";
import type { AnnotationRow } from "../../../index-mappings/pages/rows.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Services } from "../../context/services.ts";
import { extensionCell, prefixed, withCell } from "./cells.ts";
import { documentReader } from "./document-reader.ts";
import type { FileText } from "./file-text.ts";
import { tsvLine } from "../../contract/values/tsv.ts";

type GafGene = Pick<GeneRecord, "id" | "synonyms" | "feature_type">;

/** Annotations as a GAF 2.2 file. */
export function gafFile(
  type: AnnotationType,
  { elastic, deployment, version }: Services,
  generation: LoadedGeneration,
): FileText {
  const database = deployment.search.database_prefixes[0] ?? deployment.site.database_name;
  const genes = documentReader<GafGene>(elastic, generation.index("genes"), [
    "id",
    "synonyms",
    "feature_type",
  ]);
  // Ids that the gene had once are no synonyms.
  const geneIds = new RegExp(deployment.site.gene_systematic_identifier_pattern);
  const lineOf = (row: AnnotationRow, known: ReadonlyMap<string, GafGene>): string => {
    const gene = row.genes[0];
    const details = known.get(gene?.uniquename ?? "");
    const aspect = gafAspects[row.term?.cv_name ?? ""] ?? gafAspects[type.cv_names[0] ?? ""];
    const geneId = prefixed(database);
    return tsvLine([
      database,
      gene?.uniquename,
      gene?.name ?? gene?.uniquename,
      `${row.is_not ? "NOT|" : ""}${row.relation ?? aspect?.relation ?? ""}`,
      row.term?.termid,
      row.reference?.uniquename,
      row.evidence,
      row.with_from ?? withCell(row.withs, geneId),
      aspect?.letter,
      gene?.product,
      details?.synonyms.filter((name) => !geneIds.test(name)).join("|"),
      gafProductType(details?.feature_type),
      `taxon:${deployment.site.taxonid}`,
      // The format asks for a date; the head of the file says what stands for an unknown one.
      compactDate(row.date ?? generation.release),
      row.assigned_by ?? database,
      extensionCell(row.extension, geneId),
      row.gene_product_form,
    ]);
  };
  return {
    head: gafHead(`${deployment.site.site_name} ${version}`, generation.release),
    async lines(rows) {
      const annotations = rows.filter((row) => row.kind === "annotation");
      const known = await genes(annotations.flatMap((row) => row.genes.map(({ uniquename }) => uniquename)));
      return annotations.map((row) => lineOf(row, known)).join("");
    },
  };
}
