/** The api with two releases of a few documents, and its problems read. */
import { expect } from "vitest";
import type { z } from "zod";
import { problem } from "../../api/contract/problem.ts";
import { documentsOf } from "./api-documents.ts";
import { startTestSite } from "./api-site.ts";
import type { TestSite } from "./api-site.ts";

/** The previous release … */
const older = { release: "2024-10-01", token: "aaaa" };
/** … and the live one. */
const newer = { release: "2025-09-01", token: "bbbb" };

/** A site with two small releases, the newer one live. @param unprepared until when what searches need counts as not read */
export async function startTwoReleases(prefix: string, unprepared?: Promise<void>): Promise<TestSite> {
  const site = await startTestSite({ prefix, ...(unprepared ? { unprepared } : {}) });
  await site.write(older, documentsOf(older.release));
  await site.write(newer, documentsOf(newer.release));
  await site.swap(newer, older);
  await site.generations.refresh();
  return site;
}

/** The problem document of an answer, which has to be one. */
export async function problemOf(answer: Response): Promise<z.infer<typeof problem>> {
  expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
  const body = problem.parse(await answer.json());
  expect(body.status).toBe(answer.status);
  expect(body.request_id).toBe(answer.headers.get("x-request-id"));
  return body;
}
