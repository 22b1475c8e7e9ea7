import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { AnnotationType, GenePage } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Contradicted } from "../entities/Contradicted.tsx";
import { GeneName } from "../entities/links.tsx";
import { Viability } from "../entities/Viability.tsx";
import { ProteinViewer } from "../widgets/ProteinViewer.tsx";

/** The type whose table tells what becomes of cells without the gene. */
const deletionType = "single_locus_phenotype";

/** What a gene's page says above a table beside its rows: deletion viability, where to find more, a warning. */
export function GeneNotes({ gene, type }: { readonly gene: GenePage; readonly type: AnnotationType }) {
  const warns = type.gene_structure_change_message !== null && gene.gene_history.length > 0;
  return (
    <>
      {warns && (
        <div className="message message--warn">
          <TriangleAlert className="icon" aria-label="Warning" />
          <div>{type.gene_structure_change_message}</div>
        </div>
      )}
      {(type.feature_type === "genotype" || type.protein_viewer_type !== null) && (
        <p className="row small table-notes">
          {type.id === deletionType && (
            <span>
              Gene Deletion Viability: <Viability value={gene.deletion_viability ?? "unknown"} />
            </span>
          )}
          {type.feature_type === "genotype" && gene.allele_count > 0 && (
            <Link to={urls.geneAlleles(gene.uniquename)}>
              View all alleles of <GeneName gene={gene} />
            </Link>
          )}
          {type.protein_viewer_type !== null && (
            <Link to={urls.geneProteinFeatures(gene.uniquename)}>View all protein features ...</Link>
          )}
        </p>
      )}
      {type.protein_viewer_type !== null && (
        <Contradicted contradictions={gene.contradictions} of={["residue"]} />
      )}
      {type.protein_viewer_type !== null && gene.has_protein_features && (
        <ProteinViewer gene={gene} scope={type.protein_viewer_type} />
      )}
    </>
  );
}
