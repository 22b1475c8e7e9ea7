/** The picture that other sites show beside a link to a page: 1200 by 630 px, as they all take it. Pure. */
import { escapeHtml } from "../http/escape-html.ts";

/** A gene on the strip at the foot of a card. */
interface StripGene {
  readonly start: number;
  readonly end: number;
  readonly isForward: boolean | null;
  /** Written below it; the gene that the card is about is drawn in its colour. */
  readonly label: string;
  readonly isFocus: boolean;
}

export interface Card {
  /** Name of the site. */
  readonly site: string;
  /** Genus and species; "" for none. */
  readonly organism: string;
  /** "Gene"; "" of the site itself. */
  readonly kind: string;
  readonly title: string;
  /** Names of genes are italic, ids are upright. */
  readonly isItalic: boolean;
  /** Beside the title: the systematic id. */
  readonly id: string;
  readonly text: string;
  readonly facts: readonly string[];
  readonly strip: readonly StripGene[];
  /** Of the deployment. */
  readonly accent: string;
}

export const cardSize = { width: 1200, height: 630 } as const;
const edge = 64;
const inner = cardSize.width - 2 * edge;
// The light values of web/styles/tokens.css.
const ink = {
  text: "#17242b",
  muted: "#50606a",
  line: "#d6dee2",
  gene: "#00717a",
  other: "#a3b0b6",
} as const;
/** Width of a letter in em, on average. */
const letter = { title: 0.53, text: 0.475 };

const px = (value: number): string => value.toFixed(1);

interface Style {
  readonly size: number;
  readonly fill?: string;
  readonly weight?: 400 | 600;
  readonly isItalic?: boolean;
  readonly anchor?: "start" | "middle" | "end";
}

function line(words: string, x: number, y: number, style: Style): string {
  const { size, fill = ink.text, weight = 400, isItalic = false, anchor = "start" } = style;
  return `<text x="${px(x)}" y="${px(y)}" font-size="${px(size)}" fill="${fill}" font-weight="${weight}" text-anchor="${anchor}"${isItalic ? ' font-style="italic"' : ""}>${escapeHtml(words)}</text>`;
}

/** Lines of a text, cut at words; the last one ends in an ellipsis where more follows. */
export function linesOf(text: string, maxLength: number, maxLines: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(/\s+/).filter((one) => one !== "")) {
    const next = current === "" ? word : `${current} ${word}`;
    if (next.length <= maxLength || current === "") current = next;
    else {
      lines.push(current);
      current = word;
    }
  }
  if (current !== "") lines.push(current);
  const fitting = lines.map((one) => (one.length > maxLength ? `${one.slice(0, maxLength - 1)}…` : one));
  return fitting.length <= maxLines
    ? fitting
    : [...fitting.slice(0, maxLines - 1), `${(fitting[maxLines - 1] ?? "").slice(0, maxLength - 1)}…`];
}

/** The line between the strands, and height of a gene above or below it. */
const axisY = 478;
const geneHeight = 28;
/** px of an arrow's head, at most. */
const arrow = 16;
const labelSize = 22;

/** A gene as an arrow in the direction of its strand: above the line, or below it. */
function geneShape(from: number, to: number, isForward: boolean | null): string {
  const [top, bottom] =
    isForward === false ? [axisY + 3, axisY + 3 + geneHeight] : [axisY - 3 - geneHeight, axisY - 3];
  const middle = (top + bottom) / 2;
  const head = isForward === null ? 0 : Math.min(arrow, (to - from) / 2);
  const [left, right] = isForward === false ? [from + head, to] : [from, to - head];
  const corners = [
    [left, top],
    [right, top],
    ...(isForward === true ? [[to, middle]] : []),
    [right, bottom],
    [left, bottom],
    ...(isForward === false ? [[from, middle]] : []),
  ];
  return corners.map(([x = 0, y = 0]) => `${px(x)},${px(y)}`).join(" ");
}

/** The gene among its neighbours, to scale. */
function strip(genes: readonly StripGene[]): string {
  if (genes.length < 2) return "";
  const first = Math.min(...genes.map(({ start }) => start));
  const last = Math.max(...genes.map(({ end }) => end));
  const x = (position: number): number => edge + ((position - first) / (last - first)) * inner;
  const drawn = genes.map(({ start, end, isForward, label, isFocus }) => {
    const [from, to] = [x(start), Math.max(x(end), x(start) + 2)];
    const colour = isFocus ? ink.gene : ink.other;
    const shape = `<polygon points="${geneShape(from, to, isForward)}" fill="${colour}"/>`;
    if (!isFocus && label.length * labelSize * letter.text > to - from) return shape;
    const half = (label.length * labelSize * letter.text) / 2;
    const middle = Math.min(Math.max((from + to) / 2, edge + half), edge + inner - half);
    return (
      shape +
      line(label, middle, isForward === false ? axisY + geneHeight + 28 : axisY - geneHeight - 14, {
        size: labelSize,
        isItalic: true,
        anchor: "middle",
        fill: isFocus ? ink.gene : ink.muted,
        weight: isFocus ? 600 : 400,
      })
    );
  });
  return `<path d="M${edge} ${axisY}H${edge + inner}" stroke="${ink.line}" stroke-width="2"/>${drawn.join("")}`;
}

const mark = (accent: string): string =>
  `<g transform="translate(${edge} 40) scale(1.6)" fill="none" stroke="${ink.muted}" stroke-width="2"><rect x="1" y="10" width="34" height="16" rx="8"/><path d="M18 10v16" stroke-dasharray="2.5 2"/><circle cx="9.75" cy="18" r="3.25" fill="${accent}" stroke="none"/><circle cx="26.25" cy="18" r="3.25" fill="${accent}" stroke="none"/></g>`;

/** The card as SVG; its letters are those of the web's pages. */
export function cardSvg(card: Card): string {
  const { site, organism, kind, title, isItalic, id, text, facts, accent } = card;
  const beside = id === "" ? 0 : id.length * 34 * letter.text + 28;
  const size = Math.min(96, (inner - beside) / (Math.max(1, title.length) * letter.title));
  const lines = linesOf(text, Math.floor(inner / (38 * letter.text)), card.strip.length < 2 ? 4 : 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" font-family="Source Sans 3">
<rect width="${cardSize.width}" height="${cardSize.height}" fill="#ffffff"/>
${mark(accent)}
${line(site, edge + 76, 80, { size: 36, weight: 600 })}
${line(organism, cardSize.width - edge, 80, { size: 30, fill: ink.muted, isItalic: true, anchor: "end" })}
<path d="M${edge} 120H${cardSize.width - edge}" stroke="${ink.line}" stroke-width="2"/>
${line(kind, edge, 172, { size: 28, weight: 600, fill: ink.gene })}
${line(title, edge, 270, { size, weight: 600, isItalic })}
${line(id, cardSize.width - edge, 270, { size: 34, fill: ink.muted, anchor: "end" })}
${lines.map((one, index) => line(one, edge, 342 + index * 50, { size: 38 })).join("\n")}
${strip(card.strip)}
${line(facts.join("   ·   "), edge, 588, { size: Math.min(28, inner / (facts.join("   ·   ").length * letter.text || 1)), fill: ink.muted })}
</svg>`;
}
