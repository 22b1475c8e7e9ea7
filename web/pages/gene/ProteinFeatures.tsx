import { Link } from "react-router-dom";
import type { GenePage, Protein } from "../../../api/contract/index.ts";
import { frames } from "../../app/frames.ts";
import { count, counted, range, withUnit } from "../../app/format.ts";
import { external, urls } from "../../app/urls.ts";
import { useNearView } from "../../features/annotations/use-near-view.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { OtherSite } from "../../features/entities/links.tsx";
import { Section } from "../../features/entities/Section.tsx";
import { Frame } from "../../features/frames/Frame.tsx";
import { DomainMatches } from "./DomainMatches.tsx";

const regions = (list: readonly { readonly start: number; readonly end: number }[]): string => list.map(({ start, end }) => range(start, end)).join(", ");

/** What is known of a gene's protein: domains drawn and listed, regions, and its properties. */
export function ProteinFeatures({ gene }: { readonly gene: GenePage }) {
  const protein = gene.transcripts.find((transcript) => transcript.protein !== null)?.protein ?? null;
  const matches = gene.interpro_matches;
  return (
    <Section id="protein-features" title="Protein domains and features" {...(matches.length > 0 ? { count: counted(matches.length, "match", "matches") } : {})} help="/documentation/gene-page-protein-features">
      {protein && gene.has_protein_features && <Viewer gene={gene} />}
      {matches.length > 0 && <DomainMatches gene={gene} />}
      {gene.uniprot_identifier !== null && <p className="small after">Domain organization at <OtherSite to={external.interproProtein(gene.uniprot_identifier)}>InterPro</OtherSite></p>}
      {protein && (
        <>
          <p className="small after">{gene.tm_domain_coords.length === 0 ? "No predicted trans-membrane domains" : `Coordinates of predicted transmembrane domains: ${regions(gene.tm_domain_coords)}`}</p>
          {gene.disordered_regions.length > 0 && <p className="small">Predicted disordered regions: {regions(gene.disordered_regions)}</p>}
          <h3>Protein properties</h3>
          <Properties protein={protein} />
        </>
      )}
    </Section>
  );
}

/** px: until the view says how high it is, and at least. */
const firstHeight = 400;
const leastHeight = 250;

function Viewer({ gene }: { readonly gene: GenePage }) {
  const { ref, near } = useNearView<HTMLDivElement>(false);
  return (
    <div ref={ref} className="protein-viewer">
      <div style={{ minHeight: leastHeight }}>
        {near && (
          <Frame
            title={`Domains and features of ${gene.display_name}`} src={frames.proteinFeatures("domains_and_features", gene.uniquename)}
            width={1050} height={firstHeight} leastHeight={leastHeight} loading="Protein features loading ..."
          />
        )}
      </div>
      <p className="small after"><Link to={urls.geneProteinFeatures(gene.uniquename)}>View all protein features ...</Link></p>
    </div>
  );
}

function Properties({ protein }: { readonly protein: Protein }) {
  return (
    <dl className="defs">
      <Definition term="Number of residues">{withUnit(count(protein.number_of_residues), "aa")}</Definition>
      {protein.molecular_weight !== null && <Definition term="Molecular weight">{withUnit(protein.molecular_weight.toFixed(2), "kDa")}</Definition>}
      {protein.average_residue_weight !== null && <Definition term="Average residue weight">{withUnit(protein.average_residue_weight.toFixed(0), "Da")}</Definition>}
      {protein.charge_at_ph7 !== null && <Definition term="Charge at pH 7">{protein.charge_at_ph7.toFixed(2).replace("-", "\u2212")}</Definition>}
      {protein.isoelectric_point !== null && <Definition term="Isoelectric point">{protein.isoelectric_point.toFixed(2)}</Definition>}
      {protein.codon_adaptation_index !== null && <Definition term="Codon adaptation index">{protein.codon_adaptation_index.toFixed(2)}</Definition>}
    </dl>
  );
}
