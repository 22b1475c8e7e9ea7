/** The sign of a kind in a legend: a patch in the class that the drawing uses, or a line. */
export const Swatch = ({ of, line = false }: { readonly of: string; readonly line?: boolean }) => (
  <span className="swatch">
    <svg viewBox="0 0 14 10" aria-hidden>
      {line ? <path className={of} d="M0 5h14" /> : <rect className={of} width="14" height="10" />}
    </svg>
  </span>
);
