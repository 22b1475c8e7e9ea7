import type { MouseEvent } from "react";
import type { SearchSettings } from "../../../api/contract/index.ts";
import { words } from "../../app/format.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { cut } from "./cut.ts";
import { highlight } from "./highlight.ts";
import type { Option } from "./options.ts";

function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  // Stretches have no identity but their place.
  return highlight(text, query).map((stretch, index) => (stretch.marked ? <mark key={index}>{stretch.text}</mark> : stretch.text));
}

const opensElsewhere = (event: MouseEvent): boolean => event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

export interface OptionRowProps {
  readonly id: string;
  readonly option: Option;
  readonly query: string;
  readonly selected: boolean;
  /** Enter opens it as long as no row is selected. */
  readonly first: boolean;
  readonly settings: SearchSettings;
  readonly onPick: (url: string) => void;
}

/** One suggestion: glyph, name, detail, id, and a second line that says why it was found when the name does not. */
export function OptionRow({ id, option: { type, hit, url }, query, selected, first, settings, onPick }: OptionRowProps) {
  const isName = type === "gene" || type === "allele";
  const label = <Highlighted text={cut(hit.label, settings.name_length)} query={query} />;
  // The detail of a term is its ontology.
  const detail = cut(type === "term" ? words(hit.detail) : hit.detail, settings.detail_length);
  const why = hit.matched !== null && hit.matched.text !== hit.detail && hit.matched.text !== hit.label ? hit.matched : null;
  const pick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onPick(url);
  };
  return (
    <a className={first ? "option option--first" : "option"} role="option" id={id} href={url} tabIndex={-1} aria-selected={selected} onClick={pick}>
      <Glyph type={type} />
      <span className={isName ? "option__label" : "option__label option__label--long"}>{isName && hit.label !== hit.id ? <i>{label}</i> : label}</span>
      {isName && <span className="option__detail"><Highlighted text={detail} query={query} /></span>}
      {hit.label !== hit.id && <span className="option__id"><Highlighted text={hit.id} query={query} /></span>}
      {!isName && why === null && hit.detail !== "" && <span className="option__why"><Highlighted text={detail} query={query} /></span>}
      {why !== null && <span className="option__why">{why.field}: <Highlighted text={cut(why.text, settings.detail_length)} query={query} /></span>}
    </a>
  );
}
