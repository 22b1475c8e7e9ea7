import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FirstFew } from "./FirstFew.tsx";

test("a list that is opened, or printed, goes on with a comma", () => {
  const parts = ["a", "b", "c", "d", "e"].map((letter) => ({ key: letter, part: letter }));
  const written = renderToStaticMarkup(<FirstFew parts={parts} />);
  const opened = written.replace(/<summary>.*<\/summary>/, "").replaceAll(/<[^>]+>/g, "");
  expect(opened).toBe("a, b, c, d, e");
});
