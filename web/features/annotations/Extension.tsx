import type { AnnotationRow, ExtensionPart } from "../../../api/contract/index.ts";
import { GeneLink, Listed, TermLink } from "../entities/links.tsx";

function Target({ target }: { readonly target: ExtensionPart["target"] }) {
  switch (target.kind) {
    case "term": return <TermLink term={target.term} />;
    case "gene": return <GeneLink gene={target.gene} />;
    case "text": return target.text;
  }
}

/** What narrows an annotation down: its extension, and the things it was inferred with. */
export function Extension({ row }: { readonly row: AnnotationRow }) {
  return (
    <>
      {row.extension.length > 0 && (
        <span className="ext">
          <Listed parts={row.extension.map((one, index) => ({ key: `${one.relation}-${index}`, part: <><span className="rel">{one.relation_label}</span> <Target target={one.target} /></> }))} />
        </span>
      )}
      {row.withs.length > 0 && (
        <span className="ext">
          <span className="rel">with</span>{" "}
          <Listed
            parts={row.withs.map((one, index) => ({
              key: String(index),
              part: one.kind === "gene" ? <GeneLink gene={one.gene} /> : one.kind === "term" ? <TermLink term={one.term} /> : <span className="id">{one.identifier}</span>,
            }))}
          />
        </span>
      )}
    </>
  );
}
