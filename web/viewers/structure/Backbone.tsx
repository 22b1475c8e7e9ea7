import { useEffect, useRef } from "react";
import { piecesOf } from "./backbone.ts";
import type { Residue } from "./backbone.ts";
import { confidenceLevel } from "./confidence.ts";

/** Å; between that of ribbons and that of the thin lines of what has no structure. */
const thickness = 1.4;
/** How much of its colour a piece at the back has. */
const faintest = 0.45;

export interface BackboneProps {
  readonly residues: readonly Residue[];
}

/** A predicted protein as a line of its residues, as the structure that will take its place is turned at first: to look at until that is there. */
export function Backbone({ residues }: BackboneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paper = canvas.current;
    const context = paper?.getContext("2d");
    if (!paper || !context) return;
    const { offsetWidth: width, offsetHeight: height } = paper;
    paper.width = width * devicePixelRatio;
    paper.height = height * devicePixelRatio;
    context.scale(devicePixelRatio, devicePixelRatio);
    const style = getComputedStyle(paper);
    const ground = getComputedStyle(document.body).backgroundColor;
    const pieces = piecesOf(residues, width, height);
    for (const { points, nearness, confidence, pxPerAngstrom } of pieces) {
      const [[bx, by], [x, y], [ex, ey]] = points;
      const line = new Path2D();
      line.moveTo(bx, by);
      line.quadraticCurveTo(x, y, ex, ey);
      // A rim tells what is in front of what. It ends where the piece does: the next one goes on there.
      context.globalAlpha = 1;
      context.lineCap = "butt";
      context.strokeStyle = ground;
      context.lineWidth = thickness * pxPerAngstrom + 2;
      context.stroke(line);
      context.lineCap = "round";
      context.globalAlpha = faintest + (1 - faintest) * nearness;
      context.strokeStyle = style.getPropertyValue(confidenceLevel(confidence).colour);
      context.lineWidth = thickness * pxPerAngstrom;
      context.stroke(line);
    }
  }, [residues]);
  return <canvas className="molecule-backbone" ref={canvas} aria-hidden />;
}
