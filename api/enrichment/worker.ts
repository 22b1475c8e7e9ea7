/** A thread that tests which terms and domains genes have more often than chance would give. */
import { answerTasks } from "../threads/answer-tasks.ts";
import { describeEnrichment } from "./describe.ts";
import type { EnrichmentData, Enriching } from "./describe.ts";
import { enrichmentTsv } from "./table.ts";

/** What the thread is asked; `name` is the generation that is meant. */
export type Task =
  | { readonly kind: "keep"; readonly name: string; readonly data: EnrichmentData }
  | { readonly kind: "forget"; readonly name: string }
  | {
      readonly kind: "enrich";
      readonly name: string;
      readonly asked: Enriching;
      readonly format: "json" | "tsv";
    };

/** The answer in UTF-8; null when no gene is in the background. */
export type Result = Uint8Array | null;

const kept = new Map<string, EnrichmentData>();

function answer(task: Task): Result {
  switch (task.kind) {
    case "keep":
      kept.set(task.name, task.data);
      return null;
    case "forget":
      kept.delete(task.name);
      return null;
    case "enrich": {
      const data = kept.get(task.name);
      if (!data) throw new Error(`the thread has nothing of ${task.name}`);
      const found = describeEnrichment(task.asked, data);
      if (found === null) return null;
      return new TextEncoder().encode(task.format === "json" ? JSON.stringify(found) : enrichmentTsv(found));
    }
  }
}

answerTasks(answer);
