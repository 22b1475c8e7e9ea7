const levels = [
  { name: "Very high", range: "pLDDT over 90", className: "confidence--4" },
  { name: "Confident", range: "70 to 90", className: "confidence--3" },
  { name: "Low", range: "50 to 70", className: "confidence--2" },
  { name: "Very low", range: "below 50", className: "confidence--1" },
] as const;

/** What the colours of a predicted structure mean. */
export const ConfidenceLegend = () => (
  <>
    <h2>Model confidence</h2>
    <ul className="confidence">
      {levels.map(({ name, range, className }) => (
        <li key={name}>
          <i className={className} aria-hidden />
          {name} <span className="muted">{range}</span>
        </li>
      ))}
    </ul>
  </>
);
