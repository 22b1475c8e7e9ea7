/** What docs/operations.md says of a single generation, done on a cluster: saved in a snapshot, deleted, and put back. */
import { connect } from "../../indexer/load/connect.ts";
import { documentsOf, listGenerations } from "../../indexer/load/generations.ts";

/** ms */
interface Took {
  readonly saving: number;
  readonly restoring: number;
}

/**
 * Does it with the generation that can be gone back to; how it is deleted is the caller's.
 * @throws when there is none, or what came back is not what was saved
 */
export async function restoreKept(
  url: string,
  prefix: string,
  remove: (generation: string) => Promise<unknown>,
): Promise<Took> {
  const engine = connect(url);
  const shown = async (): Promise<string> =>
    JSON.stringify(
      (await listGenerations(engine, prefix)).map((one) => [one.name, one.state, documentsOf(one)]),
    );
  try {
    const kept = (await listGenerations(engine, prefix)).find(({ state }) => state === "previous")?.name;
    if (kept === undefined) throw new Error("there is no generation to go back to");
    const before = await shown();
    const [repository, snapshot, indices] = ["karyon", "one", `${prefix}-*--${kept}`];
    const began = performance.now();
    await engine.snapshot.createRepository({
      name: repository,
      repository: { type: "fs", settings: { location: repository } },
    });
    await engine.snapshot.create({ repository, snapshot, indices, wait_for_completion: true });
    const saving = performance.now() - began;
    await remove(kept);
    const removed = performance.now();
    await engine.snapshot.restore({
      repository,
      snapshot,
      indices,
      include_aliases: true,
      wait_for_completion: true,
    });
    const restoring = performance.now() - removed;
    const after = await shown();
    if (after !== before) throw new Error(`saved was ${before}, and what came back is ${after}`);
    return { saving, restoring };
  } finally {
    await engine.close();
  }
}
