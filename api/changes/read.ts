/** What a release changed, as a whole and for chosen genes. */
import type { ChangeRow, ReleaseChanges } from "../../index-mappings/pages/changes.ts";
import type { Services } from "../context/services.ts";
import { ofGenes } from "./of-genes.ts";
import type { ChangesPage, ChangesQuery, ChangesOfGenes } from "../contract/changes.ts";
import { readChangeList, readChanges } from "../documents/release-documents.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { FileColumn } from "../http/delimited.ts";
import { notFound } from "../problem/problem-error.ts";

type Elastic = Pick<Services, "elastic">;

/** @throws ProblemError 404 for a generation of an earlier version, which was not compared */
export async function changesOf({ elastic }: Elastic, generation: LoadedGeneration): Promise<ReleaseChanges> {
  const changes = await readChanges(elastic, generation);
  if (!changes)
    throw notFound(`Release ${generation.release} was loaded without being compared with another.`);
  return changes;
}

/** Rows of the kind that is asked for. */
export async function changedRows(
  { elastic }: Elastic,
  generation: LoadedGeneration,
  { entity, change, field }: Pick<ChangesQuery, "entity" | "change" | "field">,
): Promise<readonly ChangeRow[]> {
  const rows = (await readChangeList(elastic, generation)) ?? [];
  return rows.filter(
    (row) =>
      (entity === undefined || row.entity === entity) &&
      (change === undefined || row.change === change) &&
      (field === undefined || row.field === field),
  );
}

/** A page of them. */
export async function changesPageOf(
  services: Elastic,
  generation: LoadedGeneration,
  asked: ChangesQuery,
): Promise<ChangesPage> {
  const { release, before } = await changesOf(services, generation);
  const rows = await changedRows(services, generation, asked);
  const { page, size } = asked;
  return {
    release,
    before,
    total: rows.length,
    page,
    size,
    rows: rows.slice((page - 1) * size, page * size),
  };
}

export const changeColumns: readonly FileColumn<ChangeRow>[] = [
  ["entity", (row) => row.entity],
  ["change", (row) => row.change],
  ["id", (row) => row.id],
  ["name", (row) => row.name],
  ["gene", (row) => row.gene],
  ["field", (row) => row.field],
  ["before", (row) => row.before],
  ["after", (row) => row.after],
];

const maxRows = 5_000;

/** What changed of some genes, which are asked for by id or by a name that they bore in the release before. */
export async function changesOfGenes(
  services: Elastic,
  generation: LoadedGeneration,
  genes: readonly string[],
): Promise<ChangesOfGenes> {
  const { release, before } = await changesOf(services, generation);
  const { rows, unchanged } = ofGenes((await readChangeList(services.elastic, generation)) ?? [], genes);
  return { release, before, unchanged, total: rows.length, rows: rows.slice(0, maxRows) };
}
