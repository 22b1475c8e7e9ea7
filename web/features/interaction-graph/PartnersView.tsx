import { useMemo } from "react";
import type { InteractionGraph, InteractionPartner } from "../../../api/contract/index.ts";
import { count, counted, sentenceCase } from "../../shared/format/format.ts";
import { useMedia } from "../../shared/browser/use-media.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { TakeTable } from "../../shared/table/TakeTable.tsx";
import { DrawingDownloads } from "../drawings/DrawingDownloads.tsx";
import { FirstFew } from "../entities/FirstFew.tsx";
import { GocamLink, TermLink } from "../entities/links.tsx";
import { byProduct, geneColumnsOf } from "../gene-list/columns.tsx";
import { SendGenes } from "../gene-handoff/SendGenes.tsx";
import { forms, GraphPicture } from "./GraphPicture.tsx";
import type { GraphPictureProps } from "./GraphPicture.tsx";
import { kinds } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import { evidenceText, fileColumns } from "./texts.ts";
import { setOrDelete, useParameters } from "../../shared/urls/use-parameters.ts";

const columns: Column<InteractionPartner>[] = [
  ...geneColumnsOf<InteractionPartner>(({ gene }) => gene, "Partner"),
  ...kinds.map((kind): Column<InteractionPartner> => ({
    id: kind,
    header: sentenceCase(kind),
    label: sentenceCase(kind),
    number: true,
    inline: true,
    sortBy: ({ counts }) => counts[kind],
    cell: ({ counts }) => counts[kind] > 0 && count(counts[kind]),
  })),
  { id: "evidence", header: "Evidence", className: "wide-cell", cell: evidenceText },
  {
    id: "publications",
    header: "Papers",
    number: true,
    inline: true,
    label: "Papers",
    sortBy: ({ reference_count: number }) => number,
    cell: ({ reference_count: number }) => count(number),
  },
  {
    id: "shared",
    header: "Shared complex or pathway",
    cell: ({ complexes, pathways }) =>
      complexes.length + pathways.length > 0 && (
        <FirstFew
          parts={[
            ...complexes.map((term) => ({ key: term.termid, part: <TermLink term={term} /> })),
            ...pathways.map((model) => ({ key: model.gocam_id, part: <GocamLink model={model} glyph /> })),
          ]}
        />
      ),
  },
];

/** The parameter of an address that one kind alone is shown by. */
const parameter = "partners";

/** The kinds that are shown, as the address has them: one of them, or both. */
function useKinds(): readonly [shown: readonly Kind[], toggle: (kind: Kind) => void] {
  const [search, change] = useParameters();
  const only = kinds.find((kind) => kind === search.get(parameter));
  const toggle = (kind: Kind) =>
    change(
      (present) =>
        // Pressing the only one that is shown brings the other back.
        setOrDelete(
          present,
          parameter,
          only === undefined ? (kinds.find((other) => other !== kind) ?? kind) : "",
        ),
      { isStep: true },
    );
  return [only ? [only] : kinds, toggle];
}

/** The drawing, and below it, folded, the table of the same partners. */
export default function PartnersView({ graph }: { readonly graph: InteractionGraph }) {
  const [shown, toggle] = useKinds();
  const partners = useMemo(
    () => graph.partners.filter(({ counts }) => shown.some((kind) => counts[kind] > 0)),
    [graph, shown],
  );
  const name = graph.gene.name ?? graph.gene.uniquename;
  const isNarrow = useMedia("(width < 640px)");
  const drawn = { graph, partners, kinds: shown };
  return (
    <>
      <Bar graph={graph} partners={partners} kinds={shown} toggle={toggle} />
      <div className="partners__parts">
        <div className="figure">
          <GraphPicture {...drawn} form={isNarrow ? "narrow" : "wide"} />
        </div>
        <Legend graph={graph} />
      </div>
      <details className="partners__list">
        <summary>{counted(partners.length, "partner")} as a table</summary>
        <SendGenes
          quiet
          name={`Partners of ${name}`}
          genes={() => Promise.resolve(partners.map(({ gene }) => gene.uniquename))}
        />
        <DataTable
          caption={`Partners of ${name}`}
          columns={columns}
          rows={partners}
          rowKey={({ gene }) => gene.uniquename}
          sorted={byProduct}
        />
      </details>
    </>
  );
}

interface BarProps extends Pick<GraphPictureProps, "graph" | "partners" | "kinds"> {
  readonly toggle: (kind: Kind) => void;
}

/** Which kinds are shown, and what can be taken along. */
function Bar({ graph, partners, kinds: shown, toggle }: BarProps) {
  const name = graph.gene.name ?? graph.gene.uniquename;
  return (
    <div className="partners__bar" role="group" aria-label="Kinds of interactions">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="select"
          aria-pressed={shown.includes(kind)}
          disabled={graph.total[kind] === 0}
          onClick={() => toggle(kind)}
        >
          <svg viewBox="0 0 24 6" width={24} height={6} aria-hidden>
            <path className={`partners__line partners__line--${kind}`} strokeWidth={3} d="M0 3h24" />
          </svg>
          {sentenceCase(kind)} <b>{count(graph.total[kind])}</b>
        </button>
      ))}
      <span className="actions">
        <DrawingDownloads
          what={`the partners of ${name}`}
          file={`${name}-partners`}
          drawing={<GraphPicture graph={graph} partners={partners} kinds={shown} form="wide" />}
          width={forms.wide.size}
          height={forms.wide.size}
        />
        <TakeTable
          what={`partners of ${name}`}
          file={`${name}-partners`}
          section="partners"
          columns={fileColumns}
          rows={partners}
        />
      </span>
    </div>
  );
}

/** What lines and discs mean, and what is not drawn. */
const Legend = ({ graph }: { readonly graph: InteractionGraph }) => (
  <p className="partners__legend">
    <span>clockwise: both kinds, physical, genetic, by name</span>
    <span>solid: physical, dashed: genetic; width: number of interactions</span>
    <span>filled: shared complex; ring: shared pathway</span>
    {graph.partner_total > graph.partners.length && (
      <span>
        {count(graph.partners.length)} of {counted(graph.partner_total, "partner")}: those in most
        publications
      </span>
    )}
    <WithItself graph={graph} />
  </p>
);

/** Interactions with itself, which have no line. */
function WithItself({ graph: { with_itself: own, gene } }: { readonly graph: InteractionGraph }) {
  const number = own.physical + own.genetic;
  return (
    number > 0 && (
      <span>
        {counted(number, "interaction")} of {gene.name ?? gene.uniquename} with itself
      </span>
    )
  );
}
