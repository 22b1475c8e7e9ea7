import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { count, formatLocation, spanOf, strandSign, withUnit } from "../../shared/format/format.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { Contradicted } from "../../features/entities/Contradicted.tsx";
import { Definition } from "../../features/entities/Definitions.tsx";
import { FirstFew } from "../../features/entities/FirstFew.tsx";
import { GocamLink, OtherSite } from "../../features/entities/links.tsx";
import { Viability } from "../../features/entities/Viability.tsx";
import {
  featureTypeName,
  locationWarnings,
  productsOf,
  showsCharacterisation,
  splicedLengthOf,
  transcriptNote,
} from "./summary-facts.ts";

/** What a gene is, in a grid of definitions. */
export function GeneSummary({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  const { location } = gene;
  const protein = gene.transcripts[0]?.protein ?? null;
  const synonyms = gene.synonyms.filter((synonym) => synonym.type !== "obsolete_name");
  const isForeign = !site.organisms.some((organism) => organism.taxonid === gene.taxonid);
  const chromosome = site.chromosomes.find(({ id }) => id === location?.chromosome_name);
  const note = transcriptNote(gene.transcripts);
  const products = productsOf(gene);
  const splicedLength = splicedLengthOf(gene.transcripts[0]);

  return (
    <>
      <dl className="defs">
        <Definition term="Gene symbol">
          {gene.name === null ? (
            <>
              (none) <Link to={urls.submitGeneNames}>submit a name</Link>
            </>
          ) : (
            <i>{gene.name}</i>
          )}
          <Contradicted contradictions={gene.contradictions} of={["gene name"]} />
        </Definition>
        <Definition term="Systematic ID">
          <span className="id">{gene.uniquename}</span>
        </Definition>
        {products.length > 0 && (
          <Definition term="Product">
            {products.length === 1 ? (
              products[0]
            ) : (
              <ul className="plain">
                {products.map((product) => (
                  <li key={product}>{product}</li>
                ))}
              </ul>
            )}
          </Definition>
        )}
        <Definition term="Feature type">{featureTypeName(gene.feature_type)}</Definition>
        {showsCharacterisation(gene, site) && (
          <Definition term="Characterisation status">{gene.characterisation_status}</Definition>
        )}
        {synonyms.length > 0 && (
          <Definition term="Synonyms">
            {synonyms.map((synonym, index) => (
              <span key={synonym.name}>
                {index > 0 && ", "}
                <i>{synonym.name}</i>
                {synonym.type !== "exact" && synonym.type !== "" && (
                  <span className="muted"> ({synonym.type.replaceAll("_", " ")})</span>
                )}
              </span>
            ))}
          </Definition>
        )}
        {gene.name_descriptions.length > 0 && (
          <Definition term="Name means">
            {gene.name_descriptions.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Definition>
        )}
        {gene.deletion_viability !== null && (
          <Definition term="Deletion">
            <Viability value={gene.deletion_viability} />
          </Definition>
        )}
        {gene.properties?.map(({ field, label, text }) => (
          <Definition key={field} term={label}>
            {text}
          </Definition>
        ))}
        {isForeign && (
          <Definition term="Organism">
            <i>
              {gene.organism.genus} {gene.organism.species}
            </i>
          </Definition>
        )}
        {isForeign && location && (
          <Definition term="Genomic location">
            {formatLocation(location, chromosome?.name)}{" "}
            <span className="muted">{strandSign(location.strand)}</span>{" "}
            <span className="muted nowrap">{withUnit(count(spanOf(location)), "nt")}</span>
          </Definition>
        )}
        {protein === null && splicedLength > 0 && (
          <Definition term="Product size">{withUnit(count(splicedLength), "nt")}</Definition>
        )}
        {protein && (
          <Definition term="Product size">
            {withUnit(count(protein.number_of_residues), "aa")}
            {protein.molecular_weight !== null && (
              <>
                {" "}
                <span className="muted">·</span> {withUnit(protein.molecular_weight.toFixed(2), "kDa")}
              </>
            )}
            {protein.isoelectric_point !== null && (
              <>
                {" "}
                <span className="muted">·</span> pI {protein.isoelectric_point.toFixed(2)}
              </>
            )}
            <Contradicted contradictions={gene.contradictions} of={["number of residues"]} />
          </Definition>
        )}
        {gene.transcripts.length > 0 && (
          <Definition term="Transcripts">
            {note === null ? (
              <Link to={{ hash: "transcripts" }}>{count(gene.transcripts.length)}</Link>
            ) : (
              <Link to={{ hash: "transcripts" }}>{note}</Link>
            )}
          </Definition>
        )}
        {gene.uniprot_identifier !== null && (
          <Definition term="UniProt">
            <OtherSite to={external.uniprot(gene.uniprot_identifier)}>
              <span className="id">{gene.uniprot_identifier}</span>
            </OtherSite>
            <Contradicted contradictions={gene.contradictions} of={["UniProt accession"]} />
          </Definition>
        )}
        {gene.gocams.length > 0 && (
          <Definition term="Pathway models" wide>
            <FirstFew
              parts={gene.gocams.map((model) => ({ key: model.gocam_id, part: <GocamLink model={model} /> }))}
            />
          </Definition>
        )}
      </dl>
      {locationWarnings(gene.feature_type, site.feature_location_warnings).map((message) => (
        <div className="message message--warn" key={message}>
          <TriangleAlert className="icon" aria-label="Warning" />
          <div>{message}</div>
        </div>
      ))}
    </>
  );
}
