/** Reads what a release says of the levels of proteins and RNAs, and in which situations. */
import type { estypes } from "@elastic/elasticsearch";
import type { LoadedGeneration } from "../../generation/generations.ts";
import type { Searcher } from "../../elastic/searcher.ts";
import { columns, fitOf, lookupsIn, textIn, textsIn } from "./columns.ts";
import { ExpressionLevels, levels, molecules } from "./expression-levels.ts";
import type { LevelSeen } from "./expression-levels.ts";

/** The relation of an extension that says what happens meanwhile. */
const during = "during";

const valueOf = <T extends string>(all: readonly T[], told: readonly string[]): T | undefined =>
  all.find((one) => told.includes(one));

async function readLevels(elastic: Searcher, generation: LoadedGeneration): Promise<LevelSeen[]> {
  const names = ["genes", "qualifiers", "extension_ids"];
  const query: estypes.QueryDslQueryContainer = {
    bool: {
      filter: [{ term: { type: "expression" } }, { term: { extension_relations: during } }],
      must_not: [{ term: { is_not: true } }],
    },
  };
  const seen: LevelSeen[] = [];
  for await (const fields of columns(elastic, generation.index("annotations"), names, query)) {
    const told = textsIn(fields, "qualifiers");
    const [molecule, level] = [valueOf(molecules, told), valueOf(levels, told)];
    if (molecule === undefined || level === undefined) continue;
    for (const gene of textsIn(fields, "genes"))
      for (const id of textsIn(fields, "extension_ids")) seen.push({ gene, molecule, level, during: id });
  }
  return seen;
}

/** The terms with these ids. */
const withIds = (ids: Iterable<string>): estypes.QueryDslQueryContainer => ({ terms: { id: [...ids] } });

/** What a release says of them; nothing where it has no such annotations. */
export async function readExpression(
  elastic: Searcher,
  generation: LoadedGeneration,
): Promise<ExpressionLevels> {
  const seen = await readLevels(elastic, generation);
  const above = new Map<string, readonly string[]>();
  const terms = generation.index("terms");
  const direct = withIds(new Set(seen.map((one) => one.during)));
  for await (const fields of columns(elastic, terms, ["id", "closure"], direct))
    above.set(textIn(fields, "id"), textsIn(fields, "closure"));
  const situations = [];
  const all = withIds(new Set([...above.values()].flat()));
  for await (const fields of columns(elastic, terms, ["id", "suggestion_payload"], all)) {
    const lookups = lookupsIn(fields);
    const id = textIn(fields, "id");
    situations.push({
      id,
      label: lookups.find(({ field }) => field === "name")?.text ?? id,
      names: lookups.flatMap(({ field, text }) => {
        const fit = fitOf[field];
        return fit === undefined ? [] : [{ text, fit }];
      }),
    });
  }
  // What the release has no term for, such as a chemical, is no situation that words name.
  const known = seen.filter((one) => above.has(one.during));
  return new ExpressionLevels(known, situations, (id) => above.get(id) ?? []);
}
