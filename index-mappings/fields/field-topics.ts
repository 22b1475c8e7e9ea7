/** What a release may tell, of the fields of a catalogue. */
import type { Fields } from "./field.ts";
import { topics } from "./topics.ts";
import type { Topic } from "./topics.ts";

/** Topics by name, those included that a table tells which a field names. */
export function allTopics(fields: Fields): ReadonlyMap<string, Topic> {
  return new Map<string, Topic>([
    ...Object.entries(topics),
    ...Object.values(fields).flatMap(({ table, label }): [string, Topic][] =>
      table ? [[table.format, { label, formats: [table.format] }]] : [],
    ),
  ]);
}

/** The topic of a field; null for one that every release tells. */
export const topicOf = ({ topic, table }: Fields[string]): string | null => topic ?? table?.format ?? null;
