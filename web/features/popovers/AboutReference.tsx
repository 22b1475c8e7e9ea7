import { Link } from "react-router-dom";
import { api } from "../../shared/api-client/api.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { AboutLoaded } from "./AboutLoaded.tsx";

/** Title, id and citation of a publication, and how much is annotated from it. */
export function AboutReference({ id }: { readonly id: string }) {
  return (
    <AboutLoaded query={api.useReferenceQuery(id)} id={id}>
      {(reference) => {
        const counts = [
          ...(reference.gene_count > 0 ? [counted(reference.gene_count, "gene")] : []),
          ...(reference.genotype_count > 0 ? [counted(reference.genotype_count, "genotype")] : []),
        ];
        return (
          <>
            <p className="kind kind--reference">
              <Glyph type="reference" />
              {reference.pubmedid === null ? "Reference" : "Publication"}
            </p>
            <p className="about__name">
              {reference.title ?? reference.uniquename}{" "}
              {reference.title !== null && <span className="id">{reference.uniquename}</span>}
            </p>
            {(reference.authors_abbrev ?? reference.citation) !== null && (
              <p>{[reference.authors_abbrev, reference.citation].filter(Boolean).join(" · ")}</p>
            )}
            <p className="about__foot">
              <Link to={urls.reference(reference.uniquename)}>
                {counts.length > 0 ? "View all annotation" : "Open the publication"}
              </Link>
              {counts.length > 0 && <span className="muted">{counts.join(", ")}</span>}
            </p>
          </>
        );
      }}
    </AboutLoaded>
  );
}
