/**
 * Pages and views as they begin, drawn by the server: the layout of many models takes longer than all else, and a browser would begin
 * with it only when the program is there. Built as a module for Node (web/vite-plugin-pictures.ts), with the parts that the program draws with.
 */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PictureTask, PicturesModule } from "../../api/contract/pictures.ts";
import { isDrawnPage } from "../../api/contract/values/drawn-pages.ts";
import { whole } from "../features/drawings/use-view-box.ts";
import type { Size, UsedViewBox } from "../features/drawings/use-view-box.ts";
import { readModels, writeModels } from "../features/pathways/model-address.ts";
import { MapBar } from "./pathway-map/MapBar.tsx";
import { MapContents } from "./pathway-map/MapContents.tsx";
import { readMapState } from "./pathway-map/map-state.ts";
import { readable, shownMap } from "./pathway-map/shown-map.ts";
import { PageBeginning } from "./PageBeginning.tsx";
import { pathwayOf } from "./pathway/activities.ts";
import { styleClass, styleOf } from "./pathway/effects.ts";
import { placePathway } from "./pathway/layout.ts";
import type { PathwayDrawing } from "./pathway/layout.ts";
import { FarLabels, ModelLine } from "./pathway/Models.tsx";
import { far, opening } from "./pathway/opening.ts";
import { PathwayBar } from "./pathway/PathwayBar.tsx";
import { FarBoxes } from "./pathway/PathwayParts.tsx";

/** px of the drawing's frame in a wide page. In others the picture is as large as they are, and its letters with it. */
const usualFrame: Size = { width: 1096, height: 700 };

const nothing = (): void => undefined;
/** Nothing in a picture moves. */
const still: UsedViewBox = {
  frame: { current: null },
  box: { x: 0, y: 0, scale: 1 },
  isPlaced: true,
  onPaper: null,
  zoomBy: nothing,
  fit: nothing,
  show: nothing,
  onKeyDown: nothing,
};

interface PictureProps {
  readonly size: Size;
  readonly className: string;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** A drawing of which all is seen, in the middle of its frame. */
const Picture = ({ size, className, bar, children }: PictureProps) => (
  <div className={`graph ${className}`}>
    {bar}
    <div className="pathway__body">
      <div className="graph__frame">
        <svg width="100%" height="100%" viewBox={`0 0 ${size.width} ${size.height}`}>
          {children}
        </svg>
      </div>
    </div>
  </div>
);

/** Models, arrows and boxes from far away, with titles. */
const FarContents = ({ drawing, scale }: { readonly drawing: PathwayDrawing; readonly scale: number }) => (
  <g className="pathway--far">
    {drawing.models.map((model) => (
      <ModelLine key={model.id} model={model} />
    ))}
    {drawing.links.map(({ link, path }) => (
      <path key={link.key} className={styleClass(styleOf(link))} d={path} />
    ))}
    <FarBoxes boxes={drawing.boxes} found={null} />
    <FarLabels models={drawing.models} boxes={drawing.boxes} scale={scale} />
  </g>
);

/** Many models that are looked at all together. */
function pathwayPicture({ graph, models }: PictureTask & { readonly kind: "pathway" }): ReactNode {
  const asked = readModels(models);
  const pathway = pathwayOf(graph, asked, { genes: new Set(), termid: null });
  const drawing = placePathway(pathway);
  const all = whole(drawing, usualFrame);
  if (all.scale >= far || opening(drawing, usualFrame).scale !== all.scale) return null;
  return (
    <Picture
      size={drawing}
      className="pathway"
      bar={
        <PathwayBar
          pathway={pathway}
          drawing={drawing}
          ids={writeModels(asked)}
          view={still}
          hidden={new Set()}
          setHidden={nothing}
          onFound={nothing}
        />
      }
    >
      <FarContents drawing={drawing} scale={all.scale} />
    </Picture>
  );
}

/** The map as it begins. */
function mapPicture({ map, connected }: PictureTask & { readonly kind: "map" }): ReactNode {
  const state = readMapState("");
  const models = map.models.filter((model) => !connected || model.is_connected);
  const { scale } = whole(map, usualFrame);
  if (models.length === 0 || scale >= readable) return null;
  const contents = {
    map,
    state,
    change: nothing,
    shown: shownMap(map, state, new Set(models.map(({ gocam_id: id }) => id))),
    focus: { ids: new Set<string>(), onWay: [] },
  };
  return (
    <Picture size={map} className="pathway pathway-map" bar={<MapBar {...contents} view={still} />}>
      <g>
        <MapContents {...contents} labelled={[]} scale={scale} isNear={false} />
      </g>
    </Picture>
  );
}

function drawn(task: PictureTask): ReactNode {
  if (task.kind === "map") return mapPicture(task);
  if (task.kind === "pathway") return pathwayPicture(task);
  return <PageBeginning part={task.kind} boot={task.boot} answers={task.answers} />;
}

/** The content security policy allows no style in an element: the place of a frame is kept by the program. */
const withoutStyles = (markup: string): string => markup.replaceAll(/ style="[^"]*"/g, "");

/** What only the program answers cannot be pressed or filled in before it is there. */
const withoutControls = (markup: string): string =>
  markup.replaceAll(/<(?:button|input|select|textarea)\b/g, "$& inert");

/** The markup of what is drawn first; of a view as it begins in a wide window. */
export const pictureOf: PicturesModule["pictureOf"] = (task) => {
  const picture = drawn(task);
  if (picture === null) return null;
  const markup = renderToStaticMarkup(picture);
  return isDrawnPage(task.kind) ? withoutStyles(withoutControls(markup)) : markup;
};
