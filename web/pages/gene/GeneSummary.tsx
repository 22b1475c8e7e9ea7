import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { GenePage, Protein } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { count, counted, spanOf, strandSign, withUnit } from "../../shared/format/format.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { Contradicted } from "../../features/entities/Contradicted.tsx";
import { Definition } from "../../features/entities/Definitions.tsx";
import { PathwayModels } from "../../features/entities/FirstFew.tsx";
import { Listed, OtherSite } from "../../features/entities/links.tsx";
import { featureTypeName } from "../../features/entities/feature-type.ts";
import { useLocationText } from "../../features/entities/use-location-text.ts";
import { Viability } from "../../features/entities/Viability.tsx";
import {
  locationWarnings,
  noProtein,
  productsOf,
  showsCharacterisation,
  splicedLengthOf,
  transcriptNote,
} from "./summary-facts.ts";

/** What a gene is, in a grid of definitions. */
export function GeneSummary({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  const synonyms = gene.synonyms.filter((synonym) => synonym.type !== "obsolete_name");
  const isForeign = !site.organisms.some((organism) => organism.taxonid === gene.taxonid);
  const products = productsOf(gene);
  return (
    <>
      <dl className="defs defs--three">
        <Definition term="Gene symbol">
          <Symbol name={gene.name} />
          <Contradicted contradictions={gene.contradictions} of={["gene name"]} />
        </Definition>
        <Definition term="Systematic ID">
          <span className="id">{gene.uniquename}</span>
        </Definition>
        <Definition term="Product">
          {products.length > 1 ? <Products names={products} /> : products[0]}
        </Definition>
        <Definition term="Feature type">
          {featureTypeName(gene.feature_type)}
          <Contradicted contradictions={gene.contradictions} of={["kind of gene", "chromosome"]} />
        </Definition>
        <Definition term="Characterisation status">
          {showsCharacterisation(gene, site) && gene.characterisation_status}
        </Definition>
        <Definition term="Synonyms">{synonyms.length > 0 && <Synonyms synonyms={synonyms} />}</Definition>
        <Definition term="Name means">
          {gene.name_descriptions.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Definition>
        <Definition term="Deletion">
          {gene.deletion_viability && <Deletion gene={gene} value={gene.deletion_viability} />}
        </Definition>
        {gene.properties?.map(({ field, label, text }) => (
          <Definition key={field} term={label}>
            {text}
          </Definition>
        ))}
        {isForeign && <OfOrganism gene={gene} />}
        <ProductSize gene={gene} />
        <Definition term="Transcripts">
          {gene.transcripts.length > 0 && <Transcripts gene={gene} />}
        </Definition>
        <Definition term="UniProt">
          {gene.uniprot_identifier !== null && <UniprotEntry id={gene.uniprot_identifier} gene={gene} />}
        </Definition>
        <Definition term="Pathway models" wide>
          {gene.gocams.length > 0 && <PathwayModels models={gene.gocams} />}
        </Definition>
      </dl>
      {locationWarnings(gene.feature_type, site.feature_location_warnings).map((message) => (
        <Warning key={message} message={message} />
      ))}
    </>
  );
}

interface DeletionProps {
  readonly gene: GenePage;
  readonly value: NonNullable<GenePage["deletion_viability"]>;
}

const Deletion = ({ gene, value }: DeletionProps) => (
  <>
    <Viability value={value} />
    <Contradicted contradictions={gene.contradictions} of={["deletion viability"]} />
  </>
);

const Warning = ({ message }: { readonly message: string }) => (
  <div className="message message--warn">
    <TriangleAlert className="icon" aria-label="Warning" />
    <div>{message}</div>
  </div>
);

const Symbol = ({ name }: { readonly name: string | null }) =>
  name === null ? (
    <>
      (none) <Link to={urls.submitGeneNames}>submit a name</Link>
    </>
  ) : (
    <i>{name}</i>
  );

const Products = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="plain">
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

const Transcripts = ({ gene: { uniquename, transcripts } }: { readonly gene: GenePage }) => (
  <Link to={{ pathname: urls.gene(uniquename), hash: "transcripts" }}>
    {transcriptNote(transcripts) ?? counted(transcripts.length, "transcript")}
  </Link>
);

const UniprotEntry = ({ id, gene }: { readonly id: string; readonly gene: GenePage }) => (
  <>
    <OtherSite to={external.uniprot(id)}>
      <span className="id">{id}</span>
    </OtherSite>
    <Contradicted contradictions={gene.contradictions} of={["UniProt accession"]} />
  </>
);

const Synonyms = ({ synonyms }: { readonly synonyms: GenePage["synonyms"] }) => (
  <Listed
    parts={synonyms.map(({ name, type }) => ({
      key: name,
      part: (
        <>
          <i>{name}</i>
          {type !== "exact" && type !== "" && <span className="muted"> ({type.replaceAll("_", " ")})</span>}
        </>
      ),
    }))}
  />
);

/** Whose gene it is, where that is not plain from the site, and where it lies there. */
function OfOrganism({ gene: { organism, location } }: { readonly gene: GenePage }) {
  const locationText = useLocationText();
  return (
    <>
      <Definition term="Organism">
        <i>
          {organism.genus} {organism.species}
        </i>
      </Definition>
      {location && (
        <Definition term="Genomic location">
          {locationText(location)} <span className="muted">{strandSign(location.strand)}</span>{" "}
          <span className="muted nowrap">{withUnit(count(spanOf(location)), "nt")}</span>
        </Definition>
      )}
    </>
  );
}

/** The size of the first transcript's protein, or of the transcript where it makes none. */
function ProductSize({ gene }: { readonly gene: GenePage }) {
  const [transcript] = gene.transcripts;
  const splicedLength = splicedLengthOf(transcript);
  return (
    <Definition term="Product size">
      {transcript?.protein ? (
        <ProteinSize protein={transcript.protein} gene={gene} />
      ) : transcript && transcript.cds_location !== null ? (
        noProtein(transcript)
      ) : (
        splicedLength > 0 && withUnit(count(splicedLength), "nt")
      )}
    </Definition>
  );
}

function ProteinSize({ protein, gene }: { readonly protein: Protein; readonly gene: GenePage }) {
  const { number_of_residues: residues, molecular_weight: weight, isoelectric_point: point } = protein;
  return (
    <>
      {withUnit(count(residues), "aa")}
      {weight !== null && (
        <>
          {" "}
          <span className="muted">·</span> {withUnit(weight.toFixed(2), "kDa")}
        </>
      )}
      {point !== null && (
        <>
          {" "}
          <span className="muted">·</span> pI {point.toFixed(2)}
        </>
      )}
      <Contradicted contradictions={gene.contradictions} of={["number of residues"]} />
    </>
  );
}
