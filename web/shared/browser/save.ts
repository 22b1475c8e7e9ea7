/** A drawing of the page as a file of its own. */

const properties = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-opacity",
  "stroke-linejoin",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
] as const;

/** Keeps a text as wide as it is on the page: where its font is not, letters of another one would leave the box around them. */
function keepWidth(
  copy: Element,
  { fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration,
): void {
  const pen = document.createElement("canvas").getContext("2d");
  const text = copy.textContent.trim();
  if (pen === null || text === "") return;
  // Drawings for files are out of sight, where texts have no length of their own.
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  copy.setAttribute("textLength", pen.measureText(text).width.toFixed(1));
  copy.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

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
    if (element instanceof SVGTextContentElement && element.childElementCount === 0)
      keepWidth(element, computed);
    element.removeAttribute("class");
  }
  copy.querySelector("g")?.removeAttribute("transform");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return copy;
}

/** A drawing as a text of its own, on the page's own background. */
function svgText(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = standalone(drawing, width, height);
  const background = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [key, value] of Object.entries({
    width,
    height,
    fill: getComputedStyle(document.body).backgroundColor,
  }))
    background.setAttribute(key, String(value));
  copy.prepend(background);
  return new XMLSerializer().serializeToString(copy);
}

/** Saves a drawing, on the page's own background. */
export const saveSvg = (drawing: SVGSVGElement, name: string, width: number, height: number): void =>
  saveText(name, "image/svg+xml", svgText(drawing, width, height));

/** Pixels of a saved picture for each px of the drawing: enough for print. */
const density = 2;

/** Saves a drawing as pixels. @throws Error where the browser cannot draw it */
export async function savePng(
  drawing: SVGSVGElement,
  name: string,
  width: number,
  height: number,
): Promise<void> {
  await savePixels(svgText(drawing, width, height), name, width, height);
}

/** Saves an SVG file of the api as pixels: dark on white, as for paper. @throws Error where it does not come or cannot be drawn */
export async function saveFileAsPng(address: string, name: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const text = await answer.text();
  const size = (side: string): number =>
    Number(new RegExp(`<svg[^>]* ${side}="([\\d.]+)"`).exec(text)?.[1] ?? 0);
  await savePixels(
    text.replace("<svg ", '<svg data-theme="light" '),
    name,
    size("width"),
    size("height"),
    "white",
  );
}

async function savePixels(
  svg: string,
  name: string,
  width: number,
  height: number,
  background?: string,
): Promise<void> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * density;
  canvas.height = height * density;
  const context = canvas.getContext("2d");
  if (context !== null && background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const pixels = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (pixels === null) throw new Error("the browser could not draw the picture");
  saveBlob(name, pixels);
}

/** Saves text as a file. */
export const saveText = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }));

/** Saves bytes as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
