import { indexKinds } from "../../index-mappings/names.ts";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import { listGenerations } from "../load/generations.ts";
import type { Settings } from "../settings/settings.ts";
import { count } from "../../index-mappings/counted.ts";
import { size } from "../terminal/amounts.ts";

/** Prints the generations on the server, newest first. */
export async function list({ elasticsearchUrl, prefix }: Settings): Promise<number> {
  const client = connect(elasticsearchUrl);
  await mustBeElasticsearch(client, elasticsearchUrl);
  const generations = await listGenerations(client, prefix);
  if (generations.length === 0) console.log("No release is loaded.");
  for (const { name, release, state, created, indices } of generations) {
    const bytes = indices.reduce((sum, index) => sum + index.bytes, 0);
    console.log(
      `${release}  ${state.padEnd(10)}  ${name}  ${created.toISOString().slice(0, 16).replace("T", " ")} UTC  ${size(bytes)}`,
    );
    const counts = indexKinds.flatMap((kind) =>
      indices.filter((index) => index.kind === kind).map(({ documents }) => `${count(documents)} ${kind}`),
    );
    console.log(`  ${counts.join(" · ")}`);
  }
  return 0;
}
