/** How tests ask for annotation tables. */
import { expect } from "vitest";
import { annotationsAnswer } from "../../api/contract/lists.ts";
import type { AnnotationsAnswer } from "../../api/contract/lists.ts";
import type { Choices } from "./annotation-reference.ts";

export interface AnnotationClient {
  readonly ask: (query: URLSearchParams) => Promise<Response>;
  readonly table: (query: Record<string, string>, choices?: Choices) => Promise<AnnotationsAnswer>;
  /** Rows of all pages. */
  readonly allPages: (query: Record<string, string>, choices: Choices) => Promise<AnnotationsAnswer["rows"]>;
  /** Ids of all rows in details, as the file has them. */
  readonly idsInFile: (query: Record<string, string>, choices: Choices) => Promise<string[]>;
}

/** `url` is asked for at each call, since the site starts after the tests are declared. */
export function askingAt(url: () => string): AnnotationClient {
  const paramsOf = (query: Record<string, string>, choices: Choices): URLSearchParams => {
    const params = new URLSearchParams(query);
    for (const [filter, values] of Object.entries(choices))
      for (const value of values) params.append(filter, value);
    return params;
  };
  const ask = (query: URLSearchParams): Promise<Response> =>
    fetch(`${url()}/api/v1/dataset/latest/annotations?${query}`);
  const table: AnnotationClient["table"] = async (query, choices = {}) => {
    const answer = await ask(paramsOf(query, choices));
    expect(answer.status).toBe(200);
    return annotationsAnswer.parse(await answer.json());
  };
  return {
    ask,
    table,
    async allPages(query, choices) {
      const first = await table({ ...query, size: "200" }, choices);
      const rows = [...first.rows];
      for (let page = 2; rows.length < first.row_total; page++) {
        const next = await table({ ...query, size: "200", page: String(page) }, choices);
        expect(next.rows.length).toBeGreaterThan(0);
        rows.push(...next.rows);
      }
      return rows;
    },
    async idsInFile(query, choices) {
      const lines = (await (await ask(paramsOf({ ...query, format: "jsonl" }, choices))).text())
        .split("\n")
        .slice(0, -1);
      return lines.map((line) => (JSON.parse(line) as { id: string }).id);
    },
  };
}
