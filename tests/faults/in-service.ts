/** A sample of what `npm run faults` does at length, on a release that is loaded. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { costs } from "../attacks/costs.ts";
import type { Cost } from "../attacks/costs.ts";
import { fuzz } from "../attacks/fuzz.ts";
import { startMeasuredApi } from "../attacks/measured-api.ts";
import type { MeasuredApi } from "../attacks/measured-api.ts";
import { freePort } from "../site.ts";
import type { Karyon } from "./servers/karyon.ts";
import { sample } from "./matrix/faults.ts";
import { lineOf, runCase } from "./matrix/run-case.ts";
import { siteOn } from "./matrix/site.ts";
import type { FaultSite } from "./matrix/site.ts";
import { service } from "./matrix/works.ts";

/** ms of processor time, with room for a machine whose processors are shared. */
const maxTurn = 1_000;

/** Tests of a site that serves what is loaded under a prefix. */
export function faultsInService(karyon: () => Karyon, prefix: string): void {
  describe("a site whose servers fail", () => {
    let site: FaultSite;
    beforeAll(async () => {
      site = await siteOn(karyon(), prefix, { processes: 2 });
      await site.traffic.learn();
    });
    afterAll(() => site.stop());

    it.each(sample)("goes on as far as it can, and recovers: $name", async (fault) => {
      const outcome = await runCase(site, fault, service);
      console.log(lineOf(outcome));
      expect(outcome.broken).toEqual([]);
    });
  });

  describe("a site that is asked what it should not be", () => {
    let api: MeasuredApi;
    beforeAll(async () => {
      api = await startMeasuredApi(await freePort(), karyon().portal(prefix).env);
    });
    afterAll(() => api.stop());

    it("answers strange requests to every call in the words of the interface, at no cost for others", async () => {
      const { sent, broken } = await fuzz(api, 1, 8, maxTurn);
      expect(sent).toBeGreaterThan(300);
      expect(broken).toEqual([]);
    });

    it("answers dear requests at no cost for others", async () => {
      const asked: Cost[] = [];
      for await (const cost of costs(api, "ids", maxTurn)) asked.push(cost);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter(({ broken }) => broken !== null)).toEqual([]);
    });
  });
}
