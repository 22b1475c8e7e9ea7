import { strandWords } from "../../../api/contract/values/strand.ts";
import { counted, range } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { px } from "../drawings/axis.ts";
import { pointedBox } from "../drawings/pointed-box.ts";
import { about } from "../entities/about.ts";
import { laneHeight, nameOf } from "./layout.ts";
import type { DrawnExon, DrawnGene } from "./layout.ts";

/** px from the upper edge of a lane to the middle of its gene, and to the foot of its name. */
const middle = 9;
const nameFoot = 26;

const classOf = (kind: DrawnExon["kind"], isCoding: boolean): string =>
  kind === "five_prime_utr"
    ? "p-utr5"
    : kind === "three_prime_utr"
      ? "p-utr3"
      : isCoding
        ? "p-cds"
        : "p-exon";

/** px; thinner than this nothing is seen. */
const minWidth = 1.5;

function Exon({ part, isCoding }: { readonly part: DrawnExon; readonly isCoding: boolean }) {
  const { left, kind, point } = part;
  const right = Math.max(part.right, left + minWidth);
  const half = kind !== "exon" ? 4 : isCoding ? 7 : 5;
  const tip = Math.min(6, right - left);
  return (
    <path className={classOf(kind, isCoding)} d={pointedBox({ left, right, middle, half, point, tip })} />
  );
}

/** All that a screen reader says of a gene. */
function spoken({ gene }: DrawnGene): string {
  const { location, product, feature_type, transcript_count: transcripts } = gene;
  return [
    nameOf(gene),
    product ?? feature_type,
    range(location.start_pos, location.end_pos),
    strandWords(location.strand),
    ...(transcripts > 1 ? [counted(transcripts, "transcript")] : []),
  ].join(", ");
}

export interface GeneLaneProps {
  readonly box: DrawnGene;
  /** px of the upper edge of its lane. */
  readonly y: number;
  /** The view stands in another page, which the link opens in its place. */
  readonly isFramed: boolean;
}

/** A gene to scale with its exons, and its name below it: a link to its page. */
export function GeneLane({ box, y, isFramed }: GeneLaneProps) {
  const { gene, parts, nameAt, hit, isMarked } = box;
  const drawn = (
    <g transform={`translate(0 ${y})`}>
      <rect className="p-hit" x={px(hit.left)} width={px(hit.right - hit.left)} height={laneHeight - 2} />
      {parts.length > 1 && <path className="p-intron" d={`M${px(box.left)} ${middle}H${px(box.right)}`} />}
      {parts.map((part) => (
        <Exon key={part.left} part={part} isCoding={box.isCoding} />
      ))}
      {nameAt !== null && (
        <text
          className={`${gene.name === null ? "t-id" : "t-name"}${isMarked ? " t-focus" : ""}`}
          x={px(nameAt)}
          y={nameFoot}
        >
          {nameOf(gene)}
        </text>
      )}
    </g>
  );
  const label = { "aria-label": spoken(box), "aria-current": isMarked ? ("true" as const) : undefined };
  const address = urls.gene(gene.uniquename);
  return isFramed ? (
    <a href={pageAddress(address)} target="_top" {...label}>
      {drawn}
    </a>
  ) : (
    <PageLink to={address} {...about("gene", gene.uniquename)} {...label}>
      {drawn}
    </PageLink>
  );
}
