import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Neighbour } from "../../../api/contract/index.ts";
import { GenesToScale } from "./GenesToScale.tsx";
import { layoutNeighbours } from "./neighbourhood.ts";

/** How far the tip of the only gene of a strip reaches beyond its body, px. */
function tipOf(strand: Neighbour["location"]["strand"]): number {
  const location = { chromosome_name: "I", start_pos: 10_000, end_pos: 11_000, strand };
  const gene: Neighbour = {
    uniquename: "abc1",
    name: null,
    product: null,
    feature_type: "mRNA gene",
    location,
  };
  const strip = layoutNeighbours([gene], gene, 1000);
  const drawn = renderToStaticMarkup(
    <svg>
      <GenesToScale strip={strip} width={1000} around={(box, arrow) => <g key={box.left}>{arrow}</g>} />
    </svg>,
  );
  const [, body = "", tip = ""] = /class="g-focus" d="M[\d.]+ [\d.]+H([\d.]+)L([\d.]+) /.exec(drawn) ?? [];
  return Number(tip) - Number(body);
}

test("a gene points along its strand, and nowhere where that is not given", () => {
  expect(tipOf("forward")).toBeGreaterThan(0);
  expect(tipOf("reverse")).toBeLessThan(0);
  expect(tipOf("unstranded")).toBe(0);
});
