import { Download } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { savePng, saveSvg } from "../../shared/browser/save.ts";
import type { Size } from "./use-view-box.ts";

export interface DrawingDownloadsProps extends Size {
  /** What is drawn, for names of buttons: "the phenotype matrix of cdc2". */
  readonly what: string;
  /** Name of the files without their ending. */
  readonly file: string;
  /** The drawing, an svg at its own size: drawn for the file, beside what the page shows of it. A function of what has to be fetched first. */
  readonly drawing: ReactNode | (() => Promise<ReactNode>);
}

/** Draws something out of sight, with the page's styles, for as long as it is used. */
async function withDrawn(
  drawing: ReactNode,
  take: (svg: SVGSVGElement) => Promise<void> | void,
): Promise<void> {
  const place = document.createElement("div");
  place.className = "figure visually-hidden";
  place.setAttribute("aria-hidden", "true");
  document.body.append(place);
  const root = createRoot(place);
  try {
    flushSync(() => root.render(drawing));
    const svg = place.querySelector("svg");
    if (svg) await take(svg);
  } finally {
    root.unmount();
    place.remove();
  }
}

/** Takes a drawing along, as lines or as pixels. */
export const DrawingDownloads = ({ drawing, ...about }: DrawingDownloadsProps) => (
  <DownloadButtons
    {...about}
    onPress={async (save) => withDrawn(typeof drawing === "function" ? await drawing() : drawing, save)}
  />
);

export interface DownloadButtonsProps extends Size {
  /** What is drawn; buttons that stand at their drawing are named by the format alone. */
  readonly what?: string;
  /** Name of the files without their ending. */
  readonly file: string;
  /** Hands the drawing to what saves it. Where that fails, the buttons say so. */
  readonly onPress: (save: (svg: SVGSVGElement) => Promise<void> | void) => Promise<void> | void;
}

/** A button for each format of a drawing. */
export function DownloadButtons({ what, file, width, height, onPress }: DownloadButtonsProps) {
  const [hasFailed, setFailed] = useState(false);
  const forms = [
    { label: "SVG", save: (svg: SVGSVGElement) => saveSvg(svg, `${file}.svg`, width, height) },
    { label: "PNG", save: (svg: SVGSVGElement) => savePng(svg, `${file}.png`, width, height) },
  ] as const;
  const press = async (save: (svg: SVGSVGElement) => Promise<void> | void) => {
    setFailed(false);
    try {
      await onPress(save);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {forms.map(({ label, save }) => (
        <button
          key={label}
          type="button"
          className="button button--quiet"
          aria-label={what === undefined ? undefined : `Download ${what} as ${label}`}
          onClick={() => void press(save)}
        >
          <Download className="icon" aria-hidden />
          {label}
        </button>
      ))}
      {hasFailed && (
        <span role="alert" className="small">
          The picture could not be made. Please try again.
        </span>
      )}
    </>
  );
}
