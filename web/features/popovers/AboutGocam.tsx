import { Link } from "react-router-dom";
import { api } from "../../shared/api-client/api.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneName, Listed } from "../entities/links.tsx";
import { Glyph } from "../entities/Glyph.tsx";
import { AboutLoaded } from "./AboutLoaded.tsx";

/** More than any reader compares; the page has all. */
const maxShown = 12;

/** Title and size of a pathway model, and the genes that are active in it. */
export function AboutGocam({ id }: { readonly id: string }) {
  return (
    <AboutLoaded query={api.useGocamQuery(id)} id={id}>
      {(model) => {
        const genes = model.activity_enabling_genes;
        return (
          <>
            <p className="kind kind--gocam">
              <Glyph type="gocam" />
              Pathway model
            </p>
            <p className="about__name">
              {model.title || model.gocam_id}{" "}
              {model.title !== "" && <span className="id">{model.gocam_id}</span>}
            </p>
            {genes.length > 0 && (
              <p>
                <span className="muted">Genes active in it:</span>{" "}
                <Listed
                  parts={genes
                    .slice(0, maxShown)
                    .map((gene) => ({ key: gene.uniquename, part: <GeneName gene={gene} /> }))}
                />
                {genes.length > maxShown && (
                  <span className="muted"> and {genes.length - maxShown} more</span>
                )}
              </p>
            )}
            <p className="about__foot">
              <Link to={urls.gocam(model.gocam_id)}>Open the pathway</Link>
              <span className="muted">{counted(model.activity_count, "activity", "activities")}</span>
            </p>
          </>
        );
      }}
    </AboutLoaded>
  );
}
