/** A drawing of the page as a file of its own. */

const properties = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
] as const;

/** A copy whose looks stand in itself instead of in style sheets, at its own size, with whole addresses. */
function standalone(drawing: SVGSVGElement, width: number, height: number): SVGSVGElement {
  // Cloning an element gives one of its kind.
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = [...drawing.querySelectorAll("*")];
  for (const [index, element] of [...copy.querySelectorAll("*")].entries()) {
    const original = from[index];
    if (!original) continue;
    const computed = getComputedStyle(original);
    for (const property of properties) element.setAttribute(property, computed.getPropertyValue(property));
    if (element.hasAttribute("href"))
      element.setAttribute("href", new URL(element.getAttribute("href") ?? "", location.href).href);
    element.removeAttribute("class");
  }
  copy.querySelector("g")?.removeAttribute("transform");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return copy;
}

/** Saves a drawing, on the page's own background. */
export function saveSvg(drawing: SVGSVGElement, name: string, width: number, height: number): void {
  const copy = standalone(drawing, width, height);
  const background = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [key, value] of Object.entries({
    width,
    height,
    fill: getComputedStyle(document.body).backgroundColor,
  }))
    background.setAttribute(key, String(value));
  copy.prepend(background);
  saveText(name, "image/svg+xml", new XMLSerializer().serializeToString(copy));
}

/** Saves text as a file. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
