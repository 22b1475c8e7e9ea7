import type { SlimOverview, SlimTerm } from "../../../api/contract/index.ts";
import { cut } from "../../shared/format/cut.ts";
import { count } from "../../shared/format/format.ts";
import { DrawingDownloads } from "../drawings/DrawingDownloads.tsx";
import { shareText, tellsViability, viabilities } from "./shares.ts";
import { useViabilityWords } from "./ViabilityBar.tsx";
import type { ViabilityWord } from "./ViabilityBar.tsx";

/** px */
const rowHeight = 20;
const barHeight = 12;
const names = 320;
const bars = 420;
const numbers = 220;
/** Letters that have room before the bars. */
const letters = 48;

const sizeOf = ({ elements }: SlimOverview) => ({
  width: names + bars + numbers,
  height: (elements.length + 3) * rowHeight,
});

interface BarProps {
  readonly term: SlimTerm;
  /** px for one gene. */
  readonly unit: number;
  /** The release tells whether cells live without genes. */
  readonly isParted: boolean;
}

/** The genes of a term, as long as they are many, in parts by whether cells live without them. */
function Bar({ term: { gene_count: genes, viability }, unit, isParted }: BarProps) {
  const parts = isParted
    ? viabilities.map((value) => ({ colour: `bar--viability-${value}`, width: viability[value] * unit }))
    : [{ colour: "bar", width: genes * unit }];
  return parts.map(({ colour, width }, index) => (
    <rect
      key={colour}
      className={colour}
      x={names + parts.slice(0, index).reduce((sum, before) => sum + before.width, 0)}
      y={(rowHeight - barHeight) / 2}
      width={width}
      height={barHeight}
    />
  ));
}

/** The terms of a slim with their genes, as the file of a picture shows them. */
function Picture({ slim, word }: { readonly slim: SlimOverview; readonly word: ViabilityWord }) {
  const { display_name: title, elements, total } = slim;
  const unit = bars / Math.max(1, ...elements.map(({ gene_count: genes }) => genes));
  const isParted = tellsViability(total);
  const size = sizeOf(slim);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`}>
      {/* Where a drawing is moved by its first group, files show it unmoved. */}
      <g>
        <text y={15}>{title}</text>
        {elements.map((term, index) => (
          <g key={term.termid} transform={`translate(0 ${(index + 1) * rowHeight})`}>
            <text y={15}>{cut(term.name, letters)}</text>
            <Bar term={term} unit={unit} isParted={isParted} />
            <text x={names + term.gene_count * unit + 6} y={15}>
              {count(term.gene_count)}
              {total.unknown_role > 0 && `, role unknown: ${shareText(term.unknown_role, term.gene_count)}`}
            </text>
          </g>
        ))}
        {isParted && (
          <g transform={`translate(${names} ${(elements.length + 1.5) * rowHeight})`}>
            {viabilities.map((value, index) => (
              <g key={value} transform={`translate(${index * 150} 0)`}>
                <rect className={`bar--viability-${value}`} width={10} height={10} />
                <text x={14} y={10}>
                  {word(value)}
                </text>
              </g>
            ))}
          </g>
        )}
      </g>
    </svg>
  );
}

/** Takes the terms of a slim and their genes along as a picture. */
export function SlimPicture({ slim, file }: { readonly slim: SlimOverview; readonly file: string }) {
  const word = useViabilityWords();
  return (
    <DrawingDownloads
      what={`the genes of the ${slim.display_name}`}
      file={file}
      drawing={<Picture slim={slim} word={word} />}
      {...sizeOf(slim)}
    />
  );
}
