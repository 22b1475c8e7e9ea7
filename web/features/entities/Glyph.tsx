export type GlyphType = "gene" | "term" | "reference" | "gocam" | "allele" | "genotype";

const shapes: Readonly<Record<GlyphType, React.JSX.Element>> = {
  gene: <path d="M0.75 3h6.5L11.25 6 7.25 9H0.75z" />,
  term: (
    <>
      <circle cx="6" cy="6" r="4.75" />
      <circle className="fill" cx="6" cy="6" r="1.5" />
    </>
  ),
  reference: (
    <>
      <path d="M2 1h8v10H2z" />
      <path d="M4.25 4.25h3.5M4.25 7h3.5" />
    </>
  ),
  allele: <path d="M6 1.25 11 10.5H1z" />,
  genotype: <path d="M6 1.25 11 10.5H1z" />,
  gocam: (
    <>
      <circle cx="2.75" cy="9" r="2" />
      <circle cx="9.25" cy="3" r="2" />
      <path d="M4.3 7.6 7.7 4.4" />
    </>
  ),
};

/** The sign of an entity's kind, always beside its name. */
export function Glyph({ type }: { readonly type: GlyphType }) {
  return (
    <svg className={`glyph glyph--${type}`} viewBox="0 0 12 12" aria-hidden>
      {shapes[type]}
    </svg>
  );
}
