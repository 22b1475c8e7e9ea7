import type { InteractionGraph, InteractionPartner } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { useRovingFocus } from "../../shared/ui/use-roving-focus.ts";
import { px } from "../drawings/axis.ts";
import { apart, lineWidth, partnerName, placePartners, radiusOf, reachOf } from "./layout.ts";
import type { PlacedPartner } from "./layout.ts";
import type { Kind } from "./kinds.ts";
import { partnerText } from "./texts.ts";
import { about } from "../entities/about.ts";

/** px of the width of the drawing and its greatest height, and of the greatest circle that partners stand on: names have to fit beside it. */
export const forms = { wide: { size: 480, radius: 150 }, narrow: { size: 328, radius: 82 } } as const;

export interface GraphPictureProps {
  readonly graph: InteractionGraph;
  readonly partners: readonly InteractionPartner[];
  readonly kinds: readonly Kind[];
  readonly form: keyof typeof forms;
}

/** Lines from the gene to a partner: solid for physical, dashed for genetic interactions. */
function Lines({
  placed: { partner, x, y },
  kinds,
}: {
  readonly placed: PlacedPartner;
  readonly kinds: readonly Kind[];
}) {
  const shown = kinds.filter((kind) => partner.counts[kind] > 0);
  const length = Math.hypot(x, y);
  return shown.map((kind, index) => {
    // Two lines stand side by side.
    const off = shown.length === 1 ? 0 : index === 0 ? -apart : apart;
    const [dx, dy] = [(-y / length) * off, (x / length) * off];
    return (
      <path
        key={kind}
        className={`partners__line partners__line--${kind}`}
        strokeWidth={lineWidth(partner.counts[kind])}
        d={`M${px(dx)} ${px(dy)}L${px(x + dx)} ${px(y + dy)}`}
      />
    );
  });
}

/** A disc: filled where a complex is shared, with a ring where a pathway is. */
const Node = ({ placed: { partner, x, y } }: { readonly placed: PlacedPartner }) => (
  <>
    {partner.pathways.length > 0 && <circle className="partners__pathway" cx={px(x)} cy={px(y)} r={9} />}
    <circle
      className={partner.complexes.length > 0 ? "partners__node partners__node--complex" : "partners__node"}
      cx={px(x)}
      cy={px(y)}
      r={5.5}
    />
  </>
);

const Name = ({ placed: { partner, side, turned, nameX, nameY } }: { readonly placed: PlacedPartner }) => (
  <text
    className={partner.gene.name === null ? undefined : "t-name"}
    transform={`translate(${px(nameX)} ${px(nameY)}) rotate(${px(turned)})`}
    y={4}
    textAnchor={side === 1 ? "start" : "end"}
  >
    {partnerName(partner)}
  </text>
);

/** A gene with its partners around it; each is a link, and arrows go along them. */
export function GraphPicture({ graph, partners, kinds, form }: GraphPictureProps) {
  const { size, radius: greatest } = forms[form];
  // Of all partners: one that is taken out moves no other nearer.
  const radius = radiusOf(graph.partners.length, greatest);
  const links = useRovingFocus<SVGSVGElement>();
  const placed = placePartners(partners, radius);
  const name = graph.gene.name ?? graph.gene.uniquename;
  const half = size / 2;
  const reach = Math.min(half, reachOf(placed, radius));
  return (
    <svg
      ref={links}
      className="partners__picture"
      viewBox={`0 ${px(half - reach)} ${size} ${px(2 * reach)}`}
      role="group"
      aria-label={`${name} and its partners, clockwise: both kinds, physical, genetic; the table below has the same`}
    >
      {/* Files are drawn without the place of the outermost group, by which drawings are zoomed. */}
      <g>
        <g transform={`translate(${half} ${half})`}>
          {placed.map((one) => (
            <Lines key={one.partner.gene.uniquename} placed={one} kinds={kinds} />
          ))}
          {placed.map((one) => (
            <PageLink
              key={one.partner.gene.uniquename}
              to={urls.gene(one.partner.gene.uniquename)}
              {...about("gene", one.partner.gene.uniquename)}
              aria-label={partnerText(one.partner)}
            >
              <circle className="p-hit" cx={px(one.x)} cy={px(one.y)} r={12} />
              <Node placed={one} />
              <Name placed={one} />
            </PageLink>
          ))}
          <circle className="partners__focus" r={name.length > 6 ? 8 : 24} />
          <text
            className={name.length > 6 ? "t-focus t-name" : "t-on-accent t-focus t-name"}
            y={name.length > 6 ? 24 : 4.5}
            textAnchor="middle"
          >
            {name}
          </text>
        </g>
      </g>
    </svg>
  );
}
