/** GO annotations of genes as lines of a GAF file. */
import type { AnnotationDoc } from "../../index-mappings/annotations.ts";
import { gafFile } from "../annotations/files/gaf.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";

export type GafAspect = "molecular_function" | "biological_process" | "cellular_component";

interface GafLines {
  readonly head: string;
  /** The lines of each gene, in the order of the genes; "" for a gene without annotations. */
  readonly linesOf: (genes: readonly string[]) => Promise<string[]>;
}

type AnnotationHit = Pick<AnnotationDoc, "row" | "type">;

const step = 5_000;

/** The GAF lines of genes, of some aspects of GO. */
export function gafLines(
  aspects: readonly GafAspect[],
  services: Services,
  generation: LoadedGeneration,
): GafLines {
  const { annotationTypes } = services.deployment;
  const files = new Map(
    annotationTypes
      .filter(
        ({ file_format, cv_names }) =>
          file_format === "gaf" && cv_names.some((cv) => aspects.some((aspect) => aspect === cv)),
      )
      .map((type) => [type.id, gafFile(type, services, generation)]),
  );
  async function linesOf(genes: readonly string[]): Promise<string[]> {
    const lines = new Map<string, string>();
    let after: readonly unknown[] | undefined;
    for (;;) {
      const {
        hits: { hits },
      } = await services.elastic.search<AnnotationHit>({
        index: generation.index("annotations"),
        size: step,
        track_total_hits: false,
        sort: [{ rank: "asc" }],
        _source: ["row", "type"],
        query: {
          bool: { filter: [{ terms: { genes: [...genes] } }, { terms: { type: [...files.keys()] } }] },
        },
        ...(after ? { search_after: [Number(after[0])] } : {}),
      });
      const found = hits.flatMap(({ _source }) => (_source ? [_source] : []));
      const texts = new Map<AnnotationHit["row"], string>();
      // All of a type at once: what lines say of genes is looked up together.
      for (const [type, ofType] of Map.groupBy(found, (one) => one.type)) {
        const rows = ofType.map(({ row }) => row);
        // There is a file for every type that was asked for.
        const written = (await files.get(type)!.lines(rows)).split("\n");
        for (const [index, row] of rows.entries()) texts.set(row, `${written[index]}\n`);
      }
      for (const { row } of found) {
        const gene = row.kind === "annotation" ? (row.genes[0]?.uniquename ?? "") : "";
        lines.set(gene, (lines.get(gene) ?? "") + texts.get(row));
      }
      after = hits.at(-1)?.sort;
      if (hits.length < step) break;
    }
    return genes.map((gene) => lines.get(gene) ?? "");
  }
  return { head: files.values().next().value?.head ?? "", linesOf };
}
