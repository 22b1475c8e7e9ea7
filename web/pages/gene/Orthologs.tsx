import { useMemo } from "react";
import type { GenePage, Site } from "../../../api/contract/index.ts";
import { useDeployment } from "../../app/boot.ts";
import { OtherSite } from "../../features/entities/links.tsx";
import { Section } from "../../features/entities/Section.tsx";
import { DataTable } from "../../features/table/DataTable.tsx";
import type { Column } from "../../features/table/DataTable.tsx";

type Row = GenePage["ortholog_annotations"][number];
type Organism = Site["organisms"][number];

/** A product up to its first semicolon, the whole of it folded behind. */
function Product({ product }: { readonly product: string | null }) {
  if (product === null) return null;
  const [short = "", ...rest] = product.split(";");
  return rest.length === 0 ? product : <details><summary>{short}; …</summary>{product}</details>;
}

const speciesName = (organism: Organism): string => `${organism.genus.charAt(0)}. ${organism.species}`;

function columnsFor(organisms: ReadonlyMap<number, Organism>, withQualifier: boolean): Column<Row>[] {
  const nameOf = (row: Row) => row.ortholog.name ?? row.ortholog.uniquename;
  return [
    {
      id: "ortholog", header: "Ortholog", sortBy: nameOf,
      cell: (row) => {
        const name = <>{row.ortholog.name !== null && <><i>{row.ortholog.name}</i> </>}<span className={row.ortholog.name === null ? "id" : "id muted small"}>{row.ortholog.uniquename}</span></>;
        const url = organisms.get(row.taxonid)?.gene_url ?? null;
        return url === null ? name : <OtherSite to={url.replace("<<IDENTIFIER>>", encodeURIComponent(row.ortholog.uniquename).replaceAll("%3A", ":"))}>{name}</OtherSite>;
      },
    },
    {
      id: "species", header: "Species", inline: true, sortBy: (row) => organisms.get(row.taxonid)?.genus ?? null,
      cell: (row) => {
        const organism = organisms.get(row.taxonid);
        return organism && <><i>{speciesName(organism)}</i>{organism.common_name !== organism.species && <span className="muted"> {organism.common_name}</span>}</>;
      },
    },
    { id: "product", header: "Product", sortBy: (row) => row.ortholog.product, cell: (row) => <Product product={row.ortholog.product} /> },
    ...(withQualifier ? [{ id: "qualifier", header: "Qualifier", inline: true, cell: (row: Row) => row.qualifier }] : []),
    { id: "source", header: "Source", inline: true, sortBy: (row) => row.source, cell: (row) => <span className="muted">{row.source}</span> },
  ];
}

/** Manually assigned orthologs in the deployment's other organisms. */
export function Orthologs({ gene }: { readonly gene: GenePage }) {
  const { site } = useDeployment();
  const organisms = useMemo(() => new Map(site.organisms.map((organism) => [organism.taxonid, organism])), [site]);
  const rows = useMemo(() => gene.ortholog_annotations.filter((row) => organisms.has(row.taxonid)), [gene, organisms]);
  const columns = useMemo(() => columnsFor(organisms, rows.some((row) => row.qualifier !== null)), [organisms, rows]);
  const species = new Set(rows.map((row) => row.taxonid)).size;
  return (
    <Section id="orthologs" title="Orthologs" count={`${rows.length} in ${species} species`} help="/documentation/orthologs">
      <DataTable caption={`Manually assigned orthologs of ${gene.display_name}`} columns={columns} rows={rows} rowKey={(row) => `${row.taxonid} ${row.ortholog.uniquename} ${row.qualifier ?? ""}`} sorted={{ column: "species", descending: false }} />
    </Section>
  );
}
