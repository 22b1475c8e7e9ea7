import { Link } from "react-router-dom";
import type { OddModel } from "../../../api/contract/index.ts";
import { count, counted } from "../../shared/format/format.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { about } from "../../features/entities/about.ts";

/** What is odd about a model: "1 base read twice". */
const oddities = ({
  read_twice: twice,
  passed_over: skipped,
  makes_its_peptide: makes,
}: OddModel): string[] => [
  ...(twice > 0 ? [`${counted(twice, "base")} of adjoining coding exons read twice`] : []),
  ...(skipped > 0 ? [`${counted(skipped, "base")} between coding exons passed over`] : []),
  ...(makes === false ? ["does not translate to the peptide of the release"] : []),
];

const columns: Column<OddModel>[] = [
  {
    id: "gene",
    header: "Gene",
    cell: ({ gene, name }) => (
      <span className="inline-links">
        <Link to={urls.gene(gene)} {...about("gene", gene)}>
          {name ?? gene}
        </Link>
        {name !== null && <span className="subtle"> {gene}</span>}
      </span>
    ),
  },
  {
    id: "transcript",
    header: "Transcript",
    cell: ({ gene, transcript }) => <Link to={urls.transcript(gene, transcript)}>{transcript}</Link>,
  },
  { id: "odd", header: "Its coding sequence", cell: (model) => oddities(model).join("; ") },
  {
    id: "peptide",
    header: "Peptide",
    cell: ({ makes_its_peptide: makes }) =>
      makes === null ? "none to compare with" : makes ? "is what it translates to" : "is another",
  },
];

/** Coding sequences that shift the reading frame or do not make their peptide; nothing where there are none. */
export function OddModels({ models }: { readonly models: readonly OddModel[] }) {
  if (models.length === 0) return null;
  return (
    <Section id="odd-models" title="Unusual coding sequences" count={count(models.length)}>
      <p className="small">
        Coding exons that share bases, or lie one or two bases apart, shift the reading frame: the release has
        these models as they are, and so does this site.
      </p>
      <DataTable
        caption="Unusual coding sequences"
        columns={columns}
        rows={models}
        rowKey={({ transcript }) => transcript}
      />
    </Section>
  );
}
