import { expect, it } from "vitest";
import { linkTo } from "./link-to.ts";

const texts = new Set(["/faq", "/faq#reading-pages", "/faq#größe"]);

it("names things, texts and sections that an address leads to, where they have to be looked for", () => {
  const idOf = (url: string) => linkTo("a text", url, texts)?.id;
  expect(idOf("/term/GO%3A0000070")).toBe("GO:0000070");
  expect(idOf("/faq#reading-pages")).toBeUndefined();
  expect(idOf("/faq#gr%C3%B6%C3%9Fe")).toBeUndefined();
  expect(idOf("/faq#gone")).toBe("/faq#gone");
});

it("takes an address with a lone percent sign as it is written", () => {
  expect(linkTo("a text", "/faq#100%", texts)).toEqual({
    location: "a text",
    kind: "section",
    id: "/faq#100%",
  });
  expect(linkTo("a text", "/gene/100%", texts)?.id).toBe("100%");
});
