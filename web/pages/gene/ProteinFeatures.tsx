import { Link } from "react-router-dom";
import type { GenePage, Protein } from "../../../api/contract/index.ts";
import { count, counted, range, withUnit } from "../../shared/format/format.ts";
import { external, urls } from "../../shared/urls/urls.ts";
import { useDataGaps } from "../../shared/boot/boot.ts";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { Definition } from "../../features/entities/Definitions.tsx";
import { OtherSite } from "../../features/entities/links.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { ProteinViewer } from "../../features/widgets/ProteinViewer.tsx";
import { DomainMatches } from "./DomainMatches.tsx";

const regions = (list: readonly { readonly start: number; readonly end: number }[]): string =>
  list.map(({ start, end }) => range(start, end)).join(", ");

/** What is known of a gene's protein: domains drawn and listed, regions, and its properties. */
export function ProteinFeatures({ gene }: { readonly gene: GenePage }) {
  const protein = gene.transcripts.find((transcript) => transcript.protein !== null)?.protein ?? null;
  const matches = gene.interpro_matches;
  return (
    <Section
      id="protein-features"
      title="Protein domains and features"
      {...(matches.length > 0 ? { count: counted(matches.length, "match", "matches") } : {})}
      help="/documentation/gene-page-protein-features"
      actions={
        <span className="row small">
          {gene.has_protein_features && (
            <Link to={urls.geneProteinFeatures(gene.uniquename)}>View all protein features ...</Link>
          )}
          {gene.uniprot_identifier !== null && (
            <OtherSite to={external.interproProtein(gene.uniprot_identifier)}>
              Domain organization at InterPro
            </OtherSite>
          )}
        </span>
      }
    >
      {protein && gene.has_protein_features && <ProteinViewer gene={gene} scope="domains_and_features" />}
      {matches.length > 0 && <DomainMatches gene={gene} />}
      {protein && <OfProtein gene={gene} protein={protein} />}
    </Section>
  );
}

/** What is known of the whole protein and its regions. */
function OfProtein({ gene, protein }: { readonly gene: GenePage; readonly protein: Protein }) {
  const membrane = useDataGaps().find(({ topic }) => topic === "membrane domains");
  return (
    <div>
      <h3>Protein properties</h3>
      <Properties protein={protein} />
      {membrane ? (
        <NotInRelease label={membrane.label} reason={membrane.reason} />
      ) : (
        <p className="small after">
          {gene.tm_domain_coords.length === 0
            ? "No predicted trans-membrane domains"
            : `Coordinates of predicted transmembrane domains: ${regions(gene.tm_domain_coords)}`}
        </p>
      )}
      {gene.disordered_regions.length > 0 && (
        <p className="small">Predicted disordered regions: {regions(gene.disordered_regions)}</p>
      )}
    </div>
  );
}

function Properties({ protein }: { readonly protein: Protein }) {
  return (
    <dl className="defs defs--three">
      <Definition term="Number of residues">{withUnit(count(protein.number_of_residues), "aa")}</Definition>
      <Definition term="Molecular weight">
        {protein.molecular_weight !== null && withUnit(protein.molecular_weight.toFixed(2), "kDa")}
      </Definition>
      <Definition term="Average residue weight">
        {protein.average_residue_weight !== null && withUnit(protein.average_residue_weight.toFixed(0), "Da")}
      </Definition>
      <Definition term="Charge at pH 7">
        {protein.charge_at_ph7?.toFixed(2).replace("-", "\u2212")}
      </Definition>
      <Definition term="Isoelectric point">{protein.isoelectric_point?.toFixed(2)}</Definition>
      <Definition term="Codon adaptation index">{protein.codon_adaptation_index?.toFixed(2)}</Definition>
    </dl>
  );
}
