/** What is known of a term's genes at a glance, under its name: every cell leads to the genes that it counts. */
import { useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router-dom";
import type { TermGenes, TermPage } from "../../../api/contract/index.ts";
import { Viability } from "../../features/entities/Viability.tsx";
import { count, counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useRovingFocus } from "../../shared/ui/use-roving-focus.ts";
import type { BandCell, BandGroup } from "../../features/overview/band.ts";
import { BandDownloads } from "../../features/overview/BandDownloads.tsx";
import { shadeOf } from "../../features/overview/shade.ts";
import { viabilities } from "../../features/page-data/shares.ts";
import { genesOfTerm } from "./genes-of-term.ts";

interface GenesProps {
  readonly term: TermPage;
  readonly genes: TermGenes;
}

/** Whether the release says of any of the genes if cells live without it. */
const tellsViability = (term: TermPage, { viability }: TermGenes): boolean =>
  viability.unknown < term.gene_count;

/** As many processes as have room in two lines. */
const maxProcesses = 12;

/** Genes by process, viability of their deletion, and unknown role; nothing where the term has few genes or none. */
export function GenesOverview({ term }: { readonly term: TermPage }) {
  const { genes } = term;
  if (!genes || term.gene_count === 0) return null;
  const hasBars = tellsViability(term, genes) || genes.unknown_role.gene_count > 0;
  if (genes.processes.length === 0 && !hasBars) return null;
  return (
    <section className="overview overview--genes" aria-label={`Overview of the genes of ${term.name}`}>
      <div className="overview__parts">
        {genes.processes.length > 0 && <Processes term={term} genes={genes} />}
        {hasBars && <Viabilities term={term} genes={genes} />}
      </div>
      <p className="overview__foot">
        <BandDownloads name={term.name} groups={groupsOf(term, genes)} />
      </p>
    </section>
  );
}

const cellOf = (label: string, genes: number): BandCell => ({ label, count: genes, text: count(genes) });

/** What the overview says, for a file. */
const groupsOf = (term: TermPage, genes: TermGenes): BandGroup[] =>
  [
    {
      title: `Genes of ${term.name} by process`,
      cells: genes.processes.map(({ name, gene_count: number }) => cellOf(name, number)),
    },
    {
      title: "Deletion",
      cells: tellsViability(term, genes)
        ? viabilities
            .filter((value) => genes.viability[value] > 0)
            .map((value) => cellOf(value.replaceAll("_", " "), genes.viability[value]))
        : [],
    },
    {
      title: "Role",
      cells: genes.unknown_role.gene_count > 0 ? [cellOf("unknown", genes.unknown_role.gene_count)] : [],
    },
  ].filter(({ cells }) => cells.length > 0);

interface CellProps {
  readonly label: ReactNode;
  readonly title: string;
  readonly genes: number;
  readonly style: CSSProperties;
  readonly to: string;
}

const Cell = ({ label, title, genes, style, to }: CellProps) => (
  <Link className="overview__cell" style={style} title={title} to={to}>
    <span>{label}</span> <b>{count(genes)}</b>
    <span className="visually-hidden"> {genes === 1 ? "gene" : "genes"}, as a list</span>
  </Link>
);

/** The genes by the processes that they have a part in, the busiest first. */
function Processes({ term, genes: { processes } }: GenesProps) {
  const steps = useRovingFocus<HTMLDivElement>();
  const [all, setAll] = useState(false);
  const shown = all ? processes : processes.slice(0, maxProcesses);
  const most = Math.max(...shown.map(({ gene_count: genes }) => genes));
  return (
    <div ref={steps} role="toolbar" aria-label="Genes by process" className="overview__group">
      <h2>
        Genes by process{" "}
        <span>
          <Link to={urls.termGenes(term.termid)}>{counted(term.gene_count, "gene")}</Link>
        </span>
      </h2>
      <div className="overview__ribbon">
        {shown.map((process) => (
          <Cell
            key={process.termid}
            label={process.name}
            title={process.name}
            genes={process.gene_count}
            style={shadeOf(process.gene_count / most)}
            to={genesOfTerm.inTerm(term, process)}
          />
        ))}
        {processes.length > shown.length && (
          <button type="button" className="link-button overview__more" onClick={() => setAll(true)}>
            {processes.length - shown.length} more
          </button>
        )}
      </div>
    </div>
  );
}

/** The genes by whether cells live without them, and those whose role nobody knows. */
function Viabilities({ term, genes }: GenesProps) {
  const { viability, unknown_role: unknown } = genes;
  const steps = useRovingFocus<HTMLDivElement>();
  const isTold = tellsViability(term, genes);
  return (
    <div
      ref={steps}
      role="toolbar"
      aria-label={isTold ? "Genes by viability of their deletion" : "Genes by role"}
      className="overview__group"
    >
      <h2>{isTold ? "Deletion" : "Role"}</h2>
      <div className="overview__bars overview__bars--pairs">
        {viabilities
          .filter((value) => isTold && viability[value] > 0)
          .map((value) => (
            <Cell
              key={value}
              label={<Viability value={value} />}
              title={`Deletion ${value.replaceAll("_", " ")}`}
              genes={viability[value]}
              style={shadeOf(viability[value] / term.gene_count)}
              to={genesOfTerm.ofViability(term, value, viability)}
            />
          ))}
        {unknown.gene_count > 0 && (
          <Cell
            label="Role unknown"
            title="Genes whose biological role nobody knows"
            genes={unknown.gene_count}
            style={shadeOf(unknown.gene_count / term.gene_count)}
            to={genesOfTerm.inSubsets(term, "of unknown role", unknown.subsets)}
          />
        )}
      </div>
    </div>
  );
}
