/** What a release tells nothing of, and why: its data sets, held against the topics of the catalogue of fields. */
import { entriesOf } from "../../../index-mappings/fields/field.ts";
import type { RecordOf } from "../../../index-mappings/fields/field.ts";
import { geneFields } from "../../../index-mappings/fields/gene.ts";
import { allTopics, topicOf } from "../../../index-mappings/fields/field-topics.ts";
import type { Release } from "../../read/open-release.ts";

/** Topics that no data set of the release tells, each with a sentence that says why to readers, who know no formats. */
export type MissingTopics = ReadonlyMap<string, string>;

/** @param databases that the domains of the release come from */
export function missingTopics({ file }: Release, databases: ReadonlySet<string>): MissingTopics {
  const told = new Set<string>(file.datasets.filter(({ rows }) => rows > 0).map(({ format }) => format));
  const missing = new Map<string, string>();
  for (const [name, topic] of allTopics(geneFields)) {
    const of = topic.databases;
    if (!topic.formats.some((format) => told.has(format)))
      missing.set(name, "no data set of this release is about this");
    else if (of && ![...databases].some((database) => of.test(database)))
      missing.set(name, `no data set of this release has ${topic.databaseNames ?? name}`);
  }
  return missing;
}

type GeneFieldValues = RecordOf<typeof geneFields>;

/** The record with null where the release tells nothing, so that nothing unknown is counted as none. */
export const withoutMissing = (record: GeneFieldValues, missing: MissingTopics): GeneFieldValues => ({
  ...record,
  ...Object.fromEntries(
    entriesOf(geneFields).flatMap(([name, field]) =>
      field.optional && missing.has(topicOf(field) ?? "") ? [[name, null]] : [],
    ),
  ),
});
