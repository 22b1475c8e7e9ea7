/** Holds the ids that records use against those that the release defines, whatever the order of its files. */
import { counted } from "../../index-mappings/counted.ts";
import { idKinds } from "./id-kinds.ts";
import { idLinks } from "./id-links.ts";
import { isTooMany, tolerated } from "../agreement/too-many.ts";
import type { Report } from "../read/problem.ts";
import type { DatasetOf } from "../read/open-release.ts";
import type { Format, Located, RecordOf } from "../read/records.ts";
import type { Dataset } from "../read/release-file.ts";
import type { Kind } from "./id-kinds.ts";
import type { IdLinks } from "./id-links.ts";

const acceptable = (kind: Kind): readonly Kind[] => [kind, ...(idKinds[kind].or ?? [])];

interface IdUse {
  readonly line: number | null;
  rows: number;
}

export interface IdCheck {
  /** Notes what one record defines and uses. */
  take<F extends Format>(dataset: DatasetOf<F>, record: Located<RecordOf<F>>): void;
  /** Says that records of a data set could not be read, so ids that it defines may be missing. */
  incomplete(dataset: Dataset): void;
  /** Reports the ids that point nowhere. Ids of a kind that no complete data set defines are not checked; a warning says so. */
  finish(problem: Report, warning: Report): void;
}

/**
 * Checks that ids which records use are defined by other records.
 * @param all whether each id that is not is a finding, of whatever kind
 */
export function idCheck(all = false): IdCheck {
  const defined = new Map<Kind, Set<string>>();
  const broken = new Map<Kind, Dataset>();
  const used = new Map<Dataset, Map<Kind, Map<string, IdUse>>>();

  return {
    take(dataset, record) {
      const links = idLinks[dataset.format];
      if (!links) return;
      for (const [kind, id] of idsOf(links.defines, record))
        entry(defined, kind, () => new Set<string>()).add(id);
      for (const [kind, id] of idsOf(links.uses, record)) {
        const ofKind = entry(
          entry(used, dataset, () => new Map<Kind, Map<string, IdUse>>()),
          kind,
          () => new Map<string, IdUse>(),
        );
        entry(ofKind, id, () => ({ line: record.line, rows: 0 })).rows++;
      }
    },
    incomplete(dataset) {
      for (const kind of Object.keys(idLinks[dataset.format]?.defines ?? {}))
        if (isKind(kind)) broken.set(kind, dataset);
    },
    finish(problem, warning) {
      const unchecked = new Set<Kind>();
      for (const [dataset, kinds] of used) {
        for (const [kind, uses] of kinds) {
          const known = acceptable(kind)
            .map((other) => defined.get(other))
            .filter((ids) => ids !== undefined);
          if (known.length === 0 || acceptable(kind).some((other) => broken.has(other))) {
            unchecked.add(kind);
            continue;
          }
          const missing = [...uses].filter(([id]) => !known.some((ids) => ids.has(id)));
          if (missing.length > 0)
            reportMissing(dataset, kind, missing, total(uses.values()), problem, warning, all);
        }
      }
      for (const kind of unchecked) {
        const culprit = acceptable(kind)
          .map((other) => broken.get(other))
          .find((dataset) => dataset !== undefined);
        const why = culprit
          ? `${culprit.path} could not be read completely`
          : "the release has no data set that defines them";
        warning({
          file: "release.json",
          line: null,
          dataset: null,
          reason: `${kind} ids were not checked: ${why}`,
          example: null,
        });
      }
    },
  };
}

function reportMissing(
  dataset: Dataset,
  kind: Kind,
  missing: readonly (readonly [string, IdUse])[],
  uses: number,
  problem: Report,
  warning: Report,
  all: boolean,
): void {
  const { severity, missing: why } = idKinds[kind];
  const location = { file: dataset.path, dataset: dataset.id };
  const rows = total(missing.map(([, use]) => use));
  const many = severity === "mostly" && isTooMany(rows, uses);
  const report = severity === "problem" || many ? problem : warning;
  if (severity === "problem" || all) {
    for (const [id, { line, rows: ofId }] of missing)
      report({
        ...location,
        line,
        reason: `${kind} "${id}" ${why}${ofId > 1 ? ` (${counted(ofId, "row")}, first here)` : ""}`,
        example: id,
      });
    return;
  }
  const [example, { line }] = missing[0] ?? ["", { line: null }];
  const others = missing.length > 1 ? `one of ${missing.length.toLocaleString("en")} such ids, ` : "";
  const share = many ? `, more than ${tolerated * 100} % of ${uses.toLocaleString("en")}` : "";
  report({
    ...location,
    line,
    reason: `${kind} "${example}" ${why} (${others}${counted(rows, "use")}${share})`,
    example,
  });
}

const total = (uses: Iterable<IdUse>): number => [...uses].reduce((sum, { rows }) => sum + rows, 0);

const isKind = (name: string): name is Kind => name in idKinds;

function* idsOf<R>(ids: IdLinks<R>["defines"], record: R): Generator<readonly [Kind, string]> {
  for (const kind in ids) {
    if (!isKind(kind)) continue;
    const found = ids[kind]?.(record) ?? [];
    for (const id of typeof found === "string" ? [found] : found) if (id !== "") yield [kind, id];
  }
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const made = make();
  map.set(key, made);
  return made;
}
