import { useMemo } from "react";
import type {
  AnnotationCount,
  AnnotationsAnswer,
  AnnotationType,
  GenePage,
} from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import type { ColumnFacts } from "../annotation-rows/columns.tsx";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";

/** Transcripts are told apart in tables of fewer terms than this, none of which has more annotations than that. */
const termsBelow = 10;
const maxAnnotations = 50;

const isSmall = ({ rows }: AnnotationsAnswer): boolean =>
  rows.every((row) => row.kind !== "summary" || row.count <= maxAnnotations);

/** What the columns of a table need to know; the summary is asked for where transcripts may have to be told apart. */
export function useColumnFacts(
  gene: GenePage | null,
  type: AnnotationType,
  counts: AnnotationCount,
  request: AnnotationsRequest,
): ColumnFacts {
  const { histone_genes: histones } = useDeployment().site;
  const mayTell =
    gene !== null && type.feature_type === "gene" && gene.transcripts.length > 1 && counts.terms < termsBelow;
  const { subject, type: id, size } = request;
  const { currentData } = api.useAnnotationsQuery(
    { subject, type: id, size, view: "summary", page: 1 },
    { skip: !mayTell },
  );
  const splitGene = mayTell && currentData !== undefined && isSmall(currentData) ? gene : null;
  return useMemo(
    () => ({
      histones: new Set(histones),
      transcripts: splitGene && {
        uniquename: splitGene.uniquename,
        ids: splitGene.transcripts.map(({ uniquename }) => uniquename),
      },
    }),
    [histones, splitGene],
  );
}
