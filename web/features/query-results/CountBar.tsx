/** A number as a bar, `of` being as long as there is room. */
export const CountBar = ({ value, of }: { readonly value: number; readonly of: number }) => (
  <svg className="count-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
    <rect className="bar" width={of === 0 ? 0 : Math.max(1, (value / of) * 100)} height="10" />
  </svg>
);
