/** Cleans drawings of others of all that could run, lead away or load something. */
import DOMPurify from "dompurify";

const addresses = new Set(["href", "xlink:href", "src"]);
/** Parts of the drawing itself, and pictures that are written into it. */
const isWithin = (address: string): boolean =>
  /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,])/i.test(address);
/** In styles: what is imported, and what is named by an address that is not a part of the drawing. */
const foreignStyle = /@import[^;]*;?|url\(\s*(?!["']?#)[^)]*\)/gi;

// An own one: hooks stay with the one that they are given to.
const purify = DOMPurify(window);
purify.addHook("uponSanitizeElement", (node, { tagName }) => {
  if (tagName === "style") node.textContent = (node.textContent ?? "").replaceAll(foreignStyle, "");
});
purify.addHook("uponSanitizeAttribute", (_element, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  if (addresses.has(name) ? !isWithin(value) : value.search(foreignStyle) >= 0) attribute.keepAttr = false;
});

/** @param svg text of an SVG file */
export const cleanDrawing = (svg: string): string => purify.sanitize(svg, { USE_PROFILES: { svg: true } });
