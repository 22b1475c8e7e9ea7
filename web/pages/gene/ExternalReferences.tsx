import type { GenePage } from "../../../api/contract/index.ts";
import { external } from "../../app/urls.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { OtherSite } from "../../features/entities/links.tsx";
import { Section } from "../../features/entities/Section.tsx";

/** The gene at other resources. */
export const ExternalReferences = ({ gene }: { readonly gene: GenePage }) => (
  <Section id="external-references" title="External references" help="/documentation/gene-page-external-references">
    <dl className="defs">
      {gene.uniprot_identifier !== null && <Definition term="UniProt"><OtherSite to={external.uniprot(gene.uniprot_identifier)}>{gene.uniprot_identifier}</OtherSite></Definition>}
      {gene.uniprot_identifier !== null && <Definition term="InterPro"><OtherSite to={external.interproProtein(gene.uniprot_identifier)}>{gene.uniprot_identifier}</OtherSite></Definition>}
      {gene.rnacentral_urs_identifier !== null && <Definition term="RNAcentral"><OtherSite to={external.rnacentral(gene.rnacentral_urs_identifier)}>{gene.rnacentral_urs_identifier}</OtherSite></Definition>}
      {gene.biogrid_interactor_id !== null && <Definition term="BioGRID"><OtherSite to={external.biogrid(gene.biogrid_interactor_id)}>{gene.biogrid_interactor_id}</OtherSite></Definition>}
      {gene.pdb_entries.length > 0 && (
        <Definition term="PDB">
          {gene.pdb_entries.map((entry, index) => <span key={entry.pdb_id}>{index > 0 && ", "}<OtherSite to={external.pdb(entry.pdb_id)}>{entry.pdb_id}</OtherSite></span>)}
        </Definition>
      )}
    </dl>
  </Section>
);
