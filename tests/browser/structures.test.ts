/** Structures of proteins of the demo release: when they are seen, what they tell, and how they are tied to the page around them. */
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { foldPeptide } from "../../demo/genome/fold.ts";
import { mmcifBlock } from "../../demo/genome/mmcif.ts";
import { Random } from "../../demo/random/random.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { demoGene, demoUrl, withWidget } from "./demo-site.ts";
import { startDeployment } from "./own-deployment.ts";
import { richGene } from "./site.ts";
import { eventually, useBrowser } from "./pages.ts";

const open = useBrowser();

/** Whether what a canvas shows has more than one colour. */
const isDrawn = async (frame: Page): Promise<boolean> => {
  const shot = await frame.locator(".widget iframe").screenshot();
  return shot.length > 6000;
};

test("a predicted structure is drawn, tells the residue that is pressed, and is coloured by the page", async () => {
  const gene = await demoGene(
    ({ has_structure_file: has, interpro_matches: matches }) => has === true && matches.length > 0,
  );
  const page = await open(urls.gene(gene.uniquename), {
    site: demoUrl,
    prepare: withWidget("alphafold"),
  });
  const inside = page.frameLocator(".widget .frame iframe");
  await page.locator(".widget").scrollIntoViewIfNeeded();
  await inside.getByText("Point at a residue").waitFor({ timeout: 60_000 });
  await eventually(() => isDrawn(page), Boolean, "a drawn molecule");
  for (const level of ["Very high", "Confident", "Low", "Very low"])
    expect(await page.locator(".confidence li", { hasText: new RegExp(`^${level}`) }).count()).toBe(1);
  // A press on the molecule, wherever it is in the picture: rows apart first, then those in between.
  const box = await page.locator(".widget .frame iframe").boundingBox();
  if (!box) expect.fail("the frame has a place");
  const [columns, rows] = [40, 25];
  let step = 0;
  await eventually(
    async () => {
      const [column, row] = [(step * 7) % columns, (step * 11) % rows];
      step++;
      await page.mouse.click(
        box.x + box.width * (0.3 + (0.4 * column) / columns),
        box.y + box.height * (0.05 + (0.8 * row) / rows),
      );
      return inside.locator(".molecule__at").textContent();
    },
    (said) => /Chain A, [A-Z]{3} \d+, pLDDT \d/.test(said ?? ""),
    "the residue that was pressed",
  );
  await page.locator(".structure-features__sequence mark").waitFor();
  const before = await page.locator(".widget .frame iframe").screenshot();
  await page.locator(".structure-features__list button").first().click();
  await eventually(
    async () => (await page.locator(".widget .frame iframe").screenshot()).equals(before),
    (same) => !same,
    "the structure in other colours",
  );
});

/** What the upper left corner of a structure is coloured in, and how many of its pixels are pink, which no confidence is. */
async function coloursOf(page: Page) {
  const shot = (await page.locator(".widget .frame iframe").screenshot()).toString("base64");
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (context === null) throw new Error("no canvas to read the picture with");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let pink = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
      if (red > blue + 20 && blue > green + 20) pink++;
    }
    const corner = 4 * (4 * image.width + 4);
    return { ground: Array.from(data.slice(corner, corner + 3)), pink };
  }, `data:image/png;base64,${shot}`);
}

/** The ground of the page, as its parts. */
const pageGround = (page: Page): Promise<number[]> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []);

test("the backbone of a predicted structure is seen before what draws the structure has come", async () => {
  const gene = await demoGene(({ has_structure_file: has }) => has === true);
  const program = Promise.withResolvers<void>();
  const page = await open("/", {
    site: demoUrl,
    prepare: (one) =>
      one.route(/\/Molecule-[\w-]+\.js$/, (route) => program.promise.then(() => route.continue())),
  });
  await page.goto(`${demoUrl}/structure_view/alphafold/${gene.uniprot_identifier}`);
  const backbone = page.locator(".molecule-backbone");
  const coloured = () =>
    backbone.evaluate((canvas: HTMLCanvasElement) => {
      const { data = [] } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return data.filter((value, at) => at % 4 === 3 && value > 0).length;
    });
  await eventually(coloured, (pixels) => pixels > 1_000, "the backbone");
  program.resolve();
  await page.locator(".molecule__at").waitFor();
  expect(await backbone.count()).toBe(0);
});

test("what is chosen on a structure stands out in the dark, and its ground follows the theme of the page", async () => {
  const gene = await demoGene(
    ({ has_structure_file: has, interpro_matches: matches }) => has === true && matches.length > 0,
  );
  const page = await open(urls.gene(gene.uniquename), {
    site: demoUrl,
    prepare: withWidget("alphafold"),
    colorScheme: "dark",
  });
  await page.locator(".widget").scrollIntoViewIfNeeded();
  const inside = page.frameLocator(".widget .frame iframe");
  await inside.getByText("Point at a residue").waitFor({ timeout: 60_000 });
  const dark = await pageGround(page);
  const { ground, pink } = await coloursOf(page);
  expect(ground).toEqual(dark);
  expect(pink).toBeLessThan(50);
  await page.locator(".structure-features__list button").first().click();
  const marked = async () => (await coloursOf(page)).pink;
  await eventually(marked, (seen) => seen > 200, "the interval in its colour");
  await page.getByRole("button", { name: "Theme: follow the system" }).first().click();
  const light = await pageGround(page);
  expect(light).not.toEqual(dark);
  await eventually(
    () => coloursOf(page),
    (seen) => isDeepStrictEqual(seen.ground, light) && seen.pink > 200,
    "the interval on the ground of the light theme",
  );
});

test("a structure that a deployment keeps in its folder is drawn for a gene of the release", async () => {
  const gene = await richGene();
  const protein = gene.transcripts[0]?.protein;
  const residues = protein?.sequence.replace(/\*$/, "") ?? "";
  const named = `AF-${gene.uniprot_identifier}.cif`;
  const deployment = await startDeployment({
    site: (before) => ({
      ...before,
      viewers: {
        alphafold: {
          entry_url: "https://structures.example/<<IDENTIFIER>>",
          file_url: "/site-assets/AF-<<IDENTIFIER>>.cif",
        },
      },
    }),
    assets: {
      [named]: mmcifBlock({
        id: `AF-${gene.uniprot_identifier}-F1`,
        title: `Made-up fold of ${gene.display_name}`,
        residues,
        fold: foldPeptide(residues, [], new Random(gene.uniquename)),
        chains: ["A"],
        range: [1, residues.length],
        isPredicted: true,
      }),
    },
  });
  try {
    const files: string[] = [];
    const page = await open(urls.gene(gene.uniquename), {
      site: deployment.url,
      prepare: async (opened) => {
        await withWidget("alphafold")(opened);
        opened.on("response", (answer) => {
          if (/\.cif$|\/structure\//.test(answer.url()))
            files.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
        });
      },
    });
    await page.locator(".widget").scrollIntoViewIfNeeded();
    const inside = page.frameLocator(".widget .frame iframe");
    await inside.getByText("Point at a residue").waitFor({ timeout: 60_000 });
    expect(new Set(files)).toEqual(new Set([`200 /site-assets/${named}`]));
    await eventually(() => isDrawn(page), Boolean, "a drawn molecule");
  } finally {
    await deployment.stop();
  }
});

test("a structure in binary form is drawn as one in text is", async () => {
  const inBinary = async (id: string): Promise<boolean> => {
    const file = await fetch(`${demoUrl}/api/v1/dataset/latest/structure/alphafold/${id}`);
    return file.headers.get("content-type") === "application/octet-stream";
  };
  const ids: string[] = [];
  await demoGene(({ has_structure_file: has, uniprot_identifier: id }) => {
    if (has === true && id !== null) ids.push(id);
    return ids.length === 12;
  });
  const kept = (await Promise.all(ids.map(async (id) => ((await inBinary(id)) ? [id] : [])))).flat();
  const page = await open(urls.front, { site: demoUrl });
  await page.goto(`${demoUrl}/structure_view/alphafold/${kept[0]}`);
  await page.getByText("Point at a residue").waitFor({ timeout: 60_000 });
  await eventually(async () => (await page.screenshot()).length > 6000, Boolean, "a drawn molecule");
});
