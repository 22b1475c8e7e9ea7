/** The surface's colour as a number, for drawings that cannot read the tokens. */
export function surfaceColour(): number {
  const sample = document.createElement("canvas").getContext("2d");
  if (!sample) return 0xffffff;
  sample.fillStyle = getComputedStyle(document.body).backgroundColor;
  sample.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = sample.getImageData(0, 0, 1, 1).data;
  return red * 65536 + green * 256 + blue;
}
