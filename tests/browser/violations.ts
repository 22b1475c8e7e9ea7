/** What axe finds on a page: WCAG and best practice. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

interface Scope {
  /** Only inside of these; the whole page when not given. */
  readonly within?: readonly string[];
  /** Rules not asked. */
  readonly except?: readonly string[];
  /** The only rules asked. */
  readonly rules?: readonly string[];
}

/** Rules that axe asks only when told to, and Lighthouse always. */
const askedToo = [
  "identical-links-same-purpose",
  "label-content-name-mismatch",
  "table-fake-caption",
  "target-size",
  "td-has-header",
];

type NodeResult = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number]["nodes"][number];

/** Too near to a mark of a drawing only: axe does not see that a drawing ends at its frame. */
const isBesideDrawing = ({ any }: NodeResult): boolean =>
  any.every(({ relatedNodes = [] }) => relatedNodes.some(({ html }) => html.startsWith("<g ")));

/** A line for each broken rule, with the first elements that break it. */
export async function violations(
  page: Page,
  { within = [], except = [], rules }: Scope = {},
): Promise<string[]> {
  // A colour on its way from one theme to the other is not the one that a reader sees.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  // What a head covers that stays in view can be pressed a line further.
  const isAtTop = await page.evaluate(() => scrollY === 0);
  // A third of the time: what passes is not described, and results are not put together in a page of their own, which only frames of other sites need.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    ...(rules
      ? { runOnly: { type: "rule", values: [...rules] } }
      : {
          rules: {
            ...Object.fromEntries(
              askedToo.map((rule) => [rule, { enabled: isAtTop || rule !== "target-size" }]),
            ),
            ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
          },
        }),
  });
  for (const selector of within) axe.include(selector);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes: all }) => {
    const nodes = id === "target-size" ? all.filter((node) => !isBesideDrawing(node)) : all;
    if (nodes.length === 0) return [];
    const first = nodes.slice(0, 3).map(({ target, html }) => `${target.join(" ")} ${html}`);
    return [`${id}: ${first.join(" | ")}`];
  });
}

/** What is wrong with the colours of the dark theme: nothing else changes with it. The page stays dark. */
export async function violationsInDark(page: Page, scope: Pick<Scope, "within"> = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  return violations(page, { ...scope, rules: ["color-contrast"] });
}
