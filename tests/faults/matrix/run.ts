/**
 * `npm run faults -- matrix [WORDS]`: each fault while the site serves, loads, swaps and rolls back, with readers and people who save
 * queries all the time. WORDS, regular expressions, choose the cases whose names have them. Starts servers, a site and releases of its own. Ends with exit
 * code 1 when something that must hold did not.
 */
import { faults } from "./faults.ts";
import { lineOf, runCase } from "./run-case.ts";
import { startFaultSite } from "./site.ts";
import { works } from "./works.ts";

const words = process.argv.slice(2);
const cases = works
  .flatMap((work) => faults.map((fault) => ({ work, fault, name: `${work.name}, ${fault.name}` })))
  .filter(({ name }) => words.every((word) => new RegExp(word).test(name)));
if (cases.length === 0) {
  console.error(`No case has the words ${words.join(" ")}.`);
  process.exit(2);
}
console.log(`${cases.length} cases; a site is started for them`);
const site = await startFaultSite({ genes: 24, processes: 2 });
let [tried, bad] = [0, 0];
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void site.stop().finally(() => process.exit(130)));
try {
  for (const { work, fault, name } of cases) {
    if (fault.canBe?.(site) === false) {
      console.log(`not here  ${name}`);
      continue;
    }
    const outcome = await runCase(site, fault, work);
    tried++;
    if (outcome.broken.length > 0) bad++;
    console.log(lineOf(outcome));
  }
} finally {
  await site.stop();
}
const left = cases.length - tried;
console.log(
  `${tried - bad} of ${tried} cases are as they must be${left > 0 ? `; ${left} cannot be made on this machine` : ""}`,
);
process.exit(bad === 0 ? 0 : 1);
