/** What a publication's page says about its curation. Pure. */
import type { ReferencePage } from "../../../api/contract/index.ts";
import { counted, listed } from "../../shared/format/format.ts";

type CurationFields = Pick<
  ReferencePage,
  | "canto_triage_status"
  | "canto_session_key"
  | "canto_curator_role"
  | "approved_date"
  | "annotation_curators"
  | "annotation_file_curators"
  | "annotation_counts"
  | "gene_count"
  | "allele_count"
  | "genotype_count"
  | "curated"
>;

export type CurationStatus =
  /** Has annotations, or alleles. `by` is a sentence about who made them; null when nobody is to be named. */
  | {
      readonly kind: "curated";
      readonly summary: string;
      readonly by: string | null;
      readonly approved: string | null;
    }
  /** Has none, and will have none. */
  | { readonly kind: "reason"; readonly text: string }
  /** Under way: with the staff, or with an author of the paper. */
  | { readonly kind: "assigned"; readonly to: "staff" | "community" }
  | { readonly kind: "waiting" }
  /** Curated, though the release has no annotation of it, and at most alleles: "3 alleles of 2 genes". */
  | { readonly kind: "missing"; readonly alleles: string | null }
  | { readonly kind: "unknown" };

/** Status of papers that come from data sets counts as curatable too. */
export const isCuratable = (status: string | null): boolean =>
  status !== null && (/^curatable\b/i.test(status) || /data ?set/i.test(status));

/** A curation record that neither an author holds nor an author's file stands behind is the staff's. */
export const isStaffSession = ({
  canto_session_key: key,
  canto_curator_role: role,
  annotation_file_curators: files,
}: CurationFields): boolean =>
  key !== null && role !== "community" && !files.some((curator) => curator.community_curator);

/** Names of curators: authors always, the staff only where the deployment says so. */
function curatorNames(
  { annotation_curators: curators, annotation_file_curators: files }: CurationFields,
  showStaff: boolean,
): { readonly community: string[]; readonly staff: string[] } {
  const all = [...curators, ...files];
  const names = (community: boolean) => [
    ...new Set(all.filter((curator) => curator.community_curator === community).map(({ name }) => name)),
  ];
  return { community: names(true), staff: showStaff ? names(false) : [] };
}

function madeBy(reference: CurationFields, showStaff: boolean): string | null {
  const { community, staff } = curatorNames(reference, showStaff);
  const parts = [
    ...(community.length > 0 ? [`by ${listed().format(community)} (community curation)`] : []),
    ...(staff.length > 0 ? [`by ${listed().format(staff)}`] : []),
  ];
  return parts.length === 0 ? null : `Curated ${parts.join(" and ")}.`;
}

/** Why a publication that is not to be curated has no annotations. */
function reasonOf(status: string): string {
  if (/^review or comment$/i.test(status))
    return "This publication is a review or comment, and has no data of its own to curate.";
  if (/^method or reagent$/i.test(status))
    return "This publication is a methods paper, and has no data to curate.";
  return "The data of this publication cannot be associated with genes or annotation types.";
}

/**
 * How far curators are with a publication, as its page says it. @param showStaff whether curators of the
 * staff are named
 */
export function curationStatus(reference: CurationFields, showStaff: boolean): CurationStatus {
  const annotations = reference.annotation_counts.reduce((sum, type) => sum + type.annotations, 0);
  const genes = counted(reference.gene_count, "gene");
  const alleles =
    reference.allele_count > 0 ? `${counted(reference.allele_count, "allele")} of ${genes}` : null;
  if (annotations === 0 && reference.curated) return { kind: "missing", alleles };
  if (annotations > 0 || reference.gene_count > 0) {
    const genotypes =
      reference.genotype_count > 0 ? ` and ${counted(reference.genotype_count, "genotype")}` : "";
    const summary =
      annotations > 0 ? `${counted(annotations, "annotation")} of ${genes}${genotypes}` : (alleles ?? genes);
    return { kind: "curated", summary, by: madeBy(reference, showStaff), approved: reference.approved_date };
  }
  const status = reference.canto_triage_status;
  if (status === null) return { kind: "unknown" };
  if (!isCuratable(status)) return { kind: "reason", text: reasonOf(status) };
  if (reference.canto_curator_role === null) return { kind: "waiting" };
  return { kind: "assigned", to: isStaffSession(reference) ? "staff" : "community" };
}
