import { expect, it } from "vitest";
import { ledToSections, sectionsAsked } from "./section-of-page.ts";

const found = [
  { id: "/browser", path: "/browser", title: "genome browser" },
  { id: "/faq#zoom", path: "/faq", title: "frequent questions" },
  { id: "/browser#files", path: "/browser", title: "genome browser" },
  { id: "/browser#moving", path: "/browser", title: "genome browser" },
];
const fit = (id: string, score: number) => ({ id, path: "/browser", title: "genome browser", score });
const order = (...fits: ReturnType<typeof fit>[]) => ledToSections(found, fits).map(({ id }) => id);

it("puts the section that fits best before the beginning of its page, and leaves all else as it is", () => {
  expect(order(fit("/browser#moving", 5), fit("/browser#files", 2), fit("/browser", 1))).toEqual([
    "/browser#moving",
    "/browser",
    "/faq#zoom",
    "/browser#files",
  ]);
});

it("leaves the beginning first where no section fits better", () => {
  expect(order(fit("/browser", 5), fit("/browser#moving", 5))).toEqual(found.map(({ id }) => id));
  expect(order()).toEqual(found.map(({ id }) => id));
});

it("adds a section that has not all words of the question", () => {
  expect(order(fit("/browser#tracks", 5)).slice(0, 2)).toEqual(["/browser#tracks", "/browser"]);
});

it("asks for no section where nothing but the title is asked for", () => {
  expect(sectionsAsked(found, "genome browsers")).toBeNull();
  expect(sectionsAsked([{ id: "/models", path: "/models", title: "pathway models" }], "pathways")).toBeNull();
  expect(sectionsAsked(found, "genome browser zoom")).not.toBeNull();
  expect(sectionsAsked(found.slice(1), "zoom")).toBeNull();
});
