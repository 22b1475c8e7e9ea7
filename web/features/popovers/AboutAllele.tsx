import { Link } from "react-router-dom";
import { api } from "../../shared/api-client/api.ts";
import { counted, words } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { GeneName } from "../entities/links.tsx";
import { AboutLoaded } from "./AboutLoaded.tsx";

/** More than any reader compares; the page has all. */
const maxShown = 5;

/** Gene, type, change and phenotypes of an allele. */
export function AboutAllele({ id }: { readonly id: string }) {
  return (
    <AboutLoaded query={api.useAlleleQuery(id)} id={id}>
      {(allele) => {
        const { gene, genotypes, phenotypes, synonyms } = allele;
        const details = new Set([words(allele.allele_type), allele.description]);
        return (
          <>
            <p className="kind kind--allele">
              <Glyph type="allele" />
              Allele of <GeneName gene={gene} />
              {allele.is_obsolete && " (obsolete)"}
            </p>
            <p className="about__name">
              <i>{allele.name ?? allele.uniquename}</i>
            </p>
            <p>{[...details].filter(Boolean).join(", ")}</p>
            {synonyms.length > 0 && (
              <p className="muted">Also called {synonyms.map(({ name }) => name).join(", ")}</p>
            )}
            {phenotypes.length > 0 && (
              <p>
                <span className="muted">Phenotypes:</span>{" "}
                {phenotypes
                  .slice(0, maxShown)
                  .map(({ name }) => name)
                  .join(", ")}
                {phenotypes.length > maxShown && (
                  <span className="muted"> and {phenotypes.length - maxShown} more</span>
                )}
              </p>
            )}
            <p className="about__foot">
              <Link to={urls.allele(allele.uniquename)}>Open the allele</Link>
              {genotypes.length > 0 && <span className="muted">{counted(genotypes.length, "genotype")}</span>}
            </p>
          </>
        );
      }}
    </AboutLoaded>
  );
}
