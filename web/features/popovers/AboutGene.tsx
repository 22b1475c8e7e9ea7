import { Link } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { counted, sentenceCase, strandSign } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { featureTypeName } from "../entities/feature-type.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { useLocationText } from "../entities/use-location-text.ts";
import { Viability } from "../entities/Viability.tsx";
import { publicationsOf } from "../literature/publications.ts";
import { AboutLoaded } from "./AboutLoaded.tsx";

/** Of the slim's terms; the page has all. */
const maxCells = 4;

/** Type, names, product, place, viability and roles of a gene, and how much is known of it. */
export function AboutGene({ id }: { readonly id: string }) {
  return (
    <AboutLoaded query={api.useGeneQuery(id)} id={id}>
      {(gene) => (
        <>
          <p className="kind kind--gene">
            <Glyph type="gene" />
            {sentenceCase(featureTypeName(gene.feature_type))}
          </p>
          <p className="about__name">
            {gene.name && <i>{gene.name}</i>} <span className="id">{gene.uniquename}</span>
          </p>
          {gene.product !== null && <p>{gene.product}</p>}
          <State gene={gene} />
          <Roles gene={gene} />
          <p className="about__foot">
            <Link to={urls.gene(gene.uniquename)}>Open the gene</Link>
            <Known gene={gene} />
          </p>
        </>
      )}
    </AboutLoaded>
  );
}

/** What becomes of cells without it, how far its role is known, and where it lies. */
function State({ gene }: { readonly gene: GenePage }) {
  const locationText = useLocationText();
  return (
    <>
      {gene.deletion_viability && (
        <p>
          Deletion: <Viability value={gene.deletion_viability} />
        </p>
      )}
      <p className="muted">
        {[
          gene.characterisation_status,
          gene.location && `${locationText(gene.location)} ${strandSign(gene.location.strand)}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </>
  );
}

/** The processes that most of its annotations are about. */
function Roles({ gene: { overview = [] } }: { readonly gene: GenePage }) {
  const part = overview.find(({ type, cells }) => type === "biological_process" && cells.length > 0);
  if (!part) return null;
  const cells = part.cells.toSorted((a, b) => b.count - a.count);
  const more = cells.length - maxCells;
  return (
    <p>
      <span className="muted">{part.label}:</span>{" "}
      {cells
        .slice(0, maxCells)
        .map(({ label }) => label)
        .join(", ")}
      {more > 0 && <span className="muted"> and {more} more</span>}
    </p>
  );
}

/** What is left out is none, or not in the release. */
function Known({ gene }: { readonly gene: GenePage }) {
  const publications = publicationsOf(gene.references).length;
  const known = [
    ...(publications > 0 ? [counted(publications, "publication")] : []),
    ...(gene.allele_count > 0 ? [counted(gene.allele_count, "allele")] : []),
    ...(gene.gocams.length > 0 ? [counted(gene.gocams.length, "pathway model")] : []),
  ];
  return known.length > 0 && <span className="muted">{known.join(", ")}</span>;
}
