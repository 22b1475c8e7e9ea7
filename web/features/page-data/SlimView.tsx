import { Link } from "react-router-dom";
import type { SlimOverview, SlimTerm } from "../../../api/contract/index.ts";
import { overviews } from "../../shared/api-client/overviews.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { count, counted } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { LoadedPart } from "./LoadedPart.tsx";
import { shareText, tellsViability, viabilities } from "./shares.ts";
import { SlimPicture } from "./SlimPicture.tsx";
import { slimColumns } from "./slim-columns.tsx";
import { ViabilityLegend } from "./ViabilityBar.tsx";

/** The terms of a slim: genes of each, whether cells live without them, and how many have no known role. */
export const SlimView = ({ name }: { readonly name: string }) => (
  <LoadedPart query={overviews.useSlimQuery(name)} what="genes of the slim">
    {(slim) => <Slim slim={slim} />}
  </LoadedPart>
);

const fileColumns = [
  { header: "Term ID", text: ({ termid }: SlimTerm) => termid },
  { header: "Term", text: ({ name }: SlimTerm) => name },
  { header: "Genes", text: ({ gene_count: genes }: SlimTerm) => genes },
  ...viabilities.map((value) => ({
    header: `Deletion: ${value.replaceAll("_", " ")}`,
    text: ({ viability }: SlimTerm) => viability[value],
  })),
  { header: "Role unknown", text: ({ unknown_role: unknown }: SlimTerm) => unknown },
];

function Slim({ slim }: { readonly slim: SlimOverview }) {
  const release = useMetadata()?.date_version ?? "";
  const { display_name: title, elements, total } = slim;
  return (
    <Section
      id="terms"
      title={title}
      count={`${counted(elements.length, "term")}, ${counted(total.gene_count, "gene")}`}
      actions={
        <>
          <SlimPicture slim={slim} file={`${release}-${slim.name}`} />
          <TakeTable
            what={`terms of the ${title}`}
            file={`${release}-${slim.name}`}
            section="terms"
            columns={fileColumns}
            rows={elements}
          />
        </>
      }
    >
      <Coverage slim={slim} />
      {tellsViability(total) && <ViabilityLegend />}
      <DataTable
        caption={`Terms of the ${title}`}
        columns={slimColumns(slim)}
        rows={elements}
        rowKey={({ termid }) => termid}
      />
      <p className="small muted">
        {slim.single_locus
          ? "Genes with at least one genotype of a single locus that is annotated to the term or to a more specific one."
          : "Genes annotated to the term or to a more specific one; a gene can stand under several terms."}
        {total.unknown_role > 0 && " Role unknown: genes whose biological role nobody knows."}
      </p>
    </Section>
  );
}

/** How many genes the slim holds, and how many it does not. */
function Coverage({
  slim: { total, annotated_outside: outside, not_annotated: without },
}: {
  readonly slim: SlimOverview;
}) {
  const rest = [
    { what: "annotated, but to no term of the slim", ...outside },
    { what: "not annotated at all (unknown)", ...without },
  ];
  return (
    <ul className="slim__coverage inline-links">
      <li>
        <b>{count(total.gene_count)}</b> genes in the slim
        {total.unknown_role > 0 && `, ${shareText(total.unknown_role, total.gene_count)} of unknown role`}
      </li>
      {rest.map(({ what, gene_count: genes, subset }) => (
        <li key={what}>
          {subset === null ? (
            <b>{count(genes)}</b>
          ) : (
            <Link to={urls.geneSubset(subset)}>
              <b>{count(genes)}</b>
            </Link>
          )}{" "}
          protein coding genes {what}
          {subset !== null && (
            <span className="screen-only">
              {" "}
              (<Link to={urls.queryFrom.subset(subset, what)}>use in query</Link>)
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
