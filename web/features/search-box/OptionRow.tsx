import { FileText, Search } from "lucide-react";
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from "react";
import { nounOf } from "../../../api/contract/values/entity-path.ts";
import type { HitFacts, Reading, SearchSettings } from "../../../api/contract/index.ts";
import { counted, words } from "../../shared/format/format.ts";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { Viability } from "../entities/Viability.tsx";
import { orthologLines } from "../entities/orthologs.ts";
import { cut } from "../../shared/format/cut.ts";
import { highlight } from "./highlight.ts";
import type { Option } from "./options.ts";

/** A text with what was typed marked in it. */
export function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  // Stretches have no identity but their place.
  return highlight(text, query).map((segment, index) =>
    segment.marked ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

interface RowProps {
  readonly id: string;
  readonly query: string;
  readonly selected: boolean;
  /** Enter opens it as long as no row is selected. */
  readonly first: boolean;
  readonly onPick: (url: string) => void;
}

/** A row is a link, so that it can be opened elsewhere as any link can. */
const opening = (url: string, onPick: (url: string) => void) => (event: MouseEvent) => {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  onPick(url);
};

export interface AllResultsProps extends Pick<RowProps, "query" | "first" | "onPick"> {
  readonly url: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly ref: Ref<HTMLAnchorElement>;
}

/** Below the suggestions: everything that the words find. */
export const AllResultsLink = ({ query, url, first, onKeyDown, onPick, ref }: AllResultsProps) => (
  <a
    className={`option option--all ${first ? "option--first" : ""}`}
    href={pageAddress(url)}
    ref={ref}
    onKeyDown={onKeyDown}
    onClick={opening(url, onPick)}
  >
    <Search className="icon" aria-hidden />
    <span className="option__label option__label--long">All results for “{query}”</span>
  </a>
);

/** In a few words what the text was read as: "kinase activity, not nucleus". */
const partsOf = ({ parts }: Reading): string =>
  parts.map(({ label, is_not, is_or }) => `${is_or ? "or " : ""}${is_not ? "not " : ""}${label}`).join(", ");

interface RowLinkProps extends Omit<RowProps, "query"> {
  readonly url: string;
}

/** A row of the list. */
const RowLink = (props: RowLinkProps & { readonly children: ReactNode }) => {
  const { url, id, selected, first, onPick, children } = props;
  return (
    <a
      className={`option ${first ? "option--first" : ""}`}
      role="option"
      id={id}
      href={pageAddress(url)}
      tabIndex={-1}
      aria-selected={selected}
      onClick={opening(url, onPick)}
    >
      {children}
    </a>
  );
};

export interface ReadingRowProps extends RowLinkProps {
  readonly reading: Reading;
}

/** How the text was read, and how many things fit: it opens them on the results page. */
export const ReadingRow = ({ reading, ...row }: ReadingRowProps) => {
  const leftOut = [...reading.left_out, ...reading.unmet];
  return (
    <RowLink {...row}>
      <Search className="icon" aria-hidden />
      <span className="option__label option__label--long">
        {counted(reading.count, nounOf(reading.target))}
      </span>
      <span className="option__why">
        read as: {partsOf(reading)}
        {leftOut.length > 0 && `; left out: ${leftOut.join(", ")}`}
      </span>
    </RowLink>
  );
};

interface PageRowProps extends RowLinkProps {
  readonly title: string;
}

/** A page or tool of the site. */
export const PageRow = ({ title, ...row }: PageRowProps) => (
  <RowLink {...row}>
    <FileText className="icon" aria-hidden />
    <span className="option__label option__label--long">{title}</span>
    <span className="option__id">{row.url}</span>
  </RowLink>
);

export interface OptionRowProps extends RowProps {
  readonly option: Option;
  /** It is the first of all: what is known of it stands below its name. */
  readonly best: boolean;
  readonly settings: SearchSettings;
}

/** Where the first gene lies, what becomes of cells without it, its orthologs, and how much is written about it. */
function GeneFacts({ facts }: { readonly facts: HitFacts }) {
  const { site } = useDeployment();
  const { chromosome, deletion_viability: viability, orthologs, reference_count: papers } = facts;
  const name = site.chromosomes.find(({ id }) => id === chromosome)?.long_display_name ?? chromosome;
  const texts = [
    ...(name === null ? [] : [name]),
    ...orthologLines(orthologs, site),
    ...(papers === null || papers === 0 ? [] : [counted(papers, "publication")]),
  ];
  return (
    <span className="option__facts">
      {viability !== null && <Viability value={viability} />}
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}

/** One suggestion: glyph, name, detail, id, and a second line that says why it was found when the name does not. */
export function OptionRow({ option: { type, hit, url }, query, settings, best, ...row }: OptionRowProps) {
  const genes = hit.facts?.gene_count ?? null;
  const isName = type === "gene" || type === "allele";
  const label = <Highlighted text={cut(hit.label, settings.name_length)} query={query} />;
  // The detail of a term is its ontology.
  const detail = cut(type === "term" ? words(hit.detail) : hit.detail, settings.detail_length);
  return (
    <RowLink url={url} {...row}>
      <Glyph type={type} />
      <span className={isName ? "option__label" : "option__label option__label--long"}>
        {isName && hit.label !== hit.id ? <i>{label}</i> : label}
      </span>
      {isName && (
        <span className="option__detail">
          <Highlighted text={detail} query={query} />
        </span>
      )}
      {hit.label !== hit.id && (
        <span className="option__id">
          {genes !== null && <>{genes === 0 ? "no genes" : counted(genes, "gene")} · </>}
          <Highlighted text={hit.id} query={query} />
        </span>
      )}
      <WhyFound hit={hit} detail={detail} query={query} isName={isName} settings={settings} />
      {best && hit.facts !== null && type === "gene" && <GeneFacts facts={hit.facts} />}
    </RowLink>
  );
}

interface WhyFoundProps extends Pick<OptionRowProps, "query" | "settings"> {
  readonly hit: Option["hit"];
  readonly detail: string;
  /** The label is a name: the detail stands beside it. */
  readonly isName: boolean;
}

/** What was found where neither name nor id say it; else the detail of what is called by a long label. */
function WhyFound({ hit, detail, query, isName, settings }: WhyFoundProps) {
  const why =
    hit.matched !== null && ![hit.id, hit.label, hit.detail].includes(hit.matched.text) ? hit.matched : null;
  if (why === null)
    return (
      !isName &&
      hit.detail !== "" && (
        <span className="option__why">
          <Highlighted text={detail} query={query} />
        </span>
      )
    );
  // Of "wahls 2009" the year is found in the detail, and only the name elsewhere.
  const isPartly = !isName && highlight(detail, query).some(({ marked }) => marked);
  return (
    <span className="option__why">
      {isPartly && (
        <>
          <Highlighted text={detail} query={query} />;{" "}
        </>
      )}
      {why.field}: <Highlighted text={cut(why.text, settings.detail_length)} query={query} />
    </span>
  );
}
