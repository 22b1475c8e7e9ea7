import { DrawingDownloads } from "../../features/drawings/DrawingDownloads.tsx";
import { useMedia } from "../../shared/browser/use-media.ts";
import { counted } from "../../shared/format/format.ts";
import { Chance } from "./Chance.tsx";
import { DotPicture } from "./DotPicture.tsx";
import type { DotPictureProps } from "./DotPicture.tsx";
import { layoutDots, levels, maxTerms } from "./dots.ts";

export interface DotPlotProps extends Omit<DotPictureProps, "form"> {
  /** Name of files, without ending. */
  readonly file: string;
}

/** The first terms drawn as dots, with what sizes and shades mean. */
export function DotPlot({ file, ...drawn }: DotPlotProps) {
  const isNarrow = useMedia("(width < 640px)");
  const isWide = useMedia("(width >= 1280px)");
  const isBroad = useMedia("(width >= 1920px)");
  const full = layoutDots(drawn.terms, drawn.lists.length, "full");
  const form = isBroad ? "broad" : isWide ? "full" : isNarrow ? "narrow" : "wide";
  const { width } = layoutDots(drawn.terms, drawn.lists.length, form);
  return (
    <figure className="figure dots">
      <div className="dots__picture" style={{ width: `${width}px` }}>
        <DotPicture {...drawn} form={form} />
      </div>
      <figcaption className="dots__legend">
        {drawn.lists.length > 1 && (
          <ol className="plain" aria-label="Lists">
            {drawn.lists.map((name, index) => (
              <li key={index}>
                List {index + 1}: {name}
              </li>
            ))}
          </ol>
        )}
        <Sizes sizes={full.sizes} />
        <Shades />
        {drawn.terms.length > maxTerms && <p>The first {maxTerms} terms are drawn; the table has all.</p>}
        <p className="actions">
          <DrawingDownloads
            what="the enriched terms"
            file={file}
            drawing={<DotPicture {...drawn} form="full" />}
            width={full.width}
            height={full.height}
          />
        </p>
      </figcaption>
    </figure>
  );
}

const Sizes = ({ sizes }: Pick<ReturnType<typeof layoutDots>, "sizes">) => (
  <ul className="legend" aria-label="Sizes of dots">
    {sizes.map(({ genes, radius }) => (
      <li key={genes}>
        <svg width={24} height={24} viewBox="-12 -12 24 24" aria-hidden>
          <circle className="dots__mark s3" r={radius} />
        </svg>
        {counted(genes, "gene")}
      </li>
    ))}
  </ul>
);

const Shades = () => (
  <ul className="legend" aria-label="Shades of dots">
    {levels.map((bound, index) => (
      <li key={bound}>
        <svg width={16} height={16} viewBox="-8 -8 16 16" aria-hidden>
          <circle className={`dots__mark s${index + 1}`} r={7} />
        </svg>
        <span>
          q ≤ <Chance value={bound} isBound />
        </span>
      </li>
    ))}
    <li>
      <svg width={16} height={16} viewBox="-8 -8 16 16" aria-hidden>
        <circle className="dots__mark dots__mark--none" r={6} />
      </svg>
      not significant
    </li>
  </ul>
);
