import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { GenePage, InterproMatch, Protein } from "../../../api/contract/index.ts";
import { count, counted, range, withUnit } from "../../app/format.ts";
import { external, urls } from "../../app/urls.ts";
import { Definition } from "../../features/entities/Definitions.tsx";
import { OtherSite } from "../../features/entities/links.tsx";
import { Section } from "../../features/entities/Section.tsx";
import { ProteinFigure } from "../../features/drawings/ProteinFigure.tsx";
import { DataTable } from "../../features/table/DataTable.tsx";
import type { Column } from "../../features/table/DataTable.tsx";

const columns: Column<InterproMatch>[] = [
  { id: "id", header: "Match ID", tight: true, sortBy: (match) => match.id, cell: (match) => <Link to={urls.geneSubset(`interpro:${match.dbname}:${match.id}`)} title="Genes with this match"><span className="id">{match.id}</span></Link> },
  { id: "source", header: "Source", inline: true, sortBy: (match) => match.dbname, cell: (match) => match.dbname },
  { id: "name", header: "Name", sortBy: (match) => match.name, cell: (match) => match.name ?? match.description },
  { id: "start", header: "Start", number: true, inline: true, label: "start", sortBy: (match) => match.match_start, cell: (match) => count(match.match_start) },
  { id: "end", header: "End", number: true, inline: true, label: "end", sortBy: (match) => match.match_end, cell: (match) => count(match.match_end) },
];

const regions = (list: readonly { readonly start: number; readonly end: number }[]): string => list.map(({ start, end }) => range(start, end)).join(", ");

/** What is known of a gene's protein: its properties, domains drawn and listed, and regions. */
export function ProteinFeatures({ gene }: { readonly gene: GenePage }) {
  const protein = gene.transcripts.find((transcript) => transcript.protein !== null)?.protein ?? null;
  const matches = useMemo(() => gene.interpro_matches.toSorted((a, b) => a.match_start - b.match_start), [gene]);
  return (
    <Section id="protein-features" title="Protein domains and features" {...(matches.length > 0 ? { count: counted(matches.length, "match", "matches") } : {})} help="/documentation/gene-page-protein-features">
      {protein && matches.length > 0 && <div className="well"><ProteinFigure name={gene.display_name} length={protein.number_of_residues} matches={matches} /></div>}
      {matches.length > 0 && <DataTable caption={`Domain matches of ${gene.display_name}`} columns={columns} rows={matches} rowKey={(match) => `${match.dbname} ${match.id} ${match.match_start}`} sorted={{ column: "start", descending: false }} />}
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

function Properties({ protein }: { readonly protein: Protein }) {
  return (
    <dl className="defs">
      <Definition term="Length">{withUnit(count(protein.number_of_residues), "aa")}</Definition>
      {protein.molecular_weight !== null && <Definition term="Molecular weight">{withUnit(protein.molecular_weight.toFixed(2), "kDa")}</Definition>}
      {protein.average_residue_weight !== null && <Definition term="Average residue weight">{withUnit(protein.average_residue_weight.toFixed(2), "Da")}</Definition>}
      {protein.charge_at_ph7 !== null && <Definition term="Charge at pH 7">{protein.charge_at_ph7.toFixed(2).replace("-", "\u2212")}</Definition>}
      {protein.isoelectric_point !== null && <Definition term="Isoelectric point">{protein.isoelectric_point.toFixed(2)}</Definition>}
      {protein.codon_adaptation_index !== null && <Definition term="Codon adaptation index">{protein.codon_adaptation_index.toFixed(2)}</Definition>}
    </dl>
  );
}
