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
  // A third of the time: what passes is not described, and results are not put together in a page of their own, which only frames of other sites need.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  for (const selector of within) axe.include(selector);
  if (rules) axe.withRules([...rules]);
  else axe.disableRules([...except]);
  const { violations: found } = await axe.analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, html }) => `${target.join(" ")} ${html}`)
        .join(" | ")}`,
  );
}

/** What is wrong with the colours of the dark theme: nothing else changes with it. The page stays dark. */
export async function violationsInDark(page: Page, scope: Pick<Scope, "within"> = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  return violations(page, { ...scope, rules: ["color-contrast"] });
}
