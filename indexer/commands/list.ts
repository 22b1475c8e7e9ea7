import { indexKinds } from "../../index-mappings/names.ts";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import {
  bytesOf,
  documentsOf,
  lacking,
  listGenerations,
  troublesOf,
  unanswering,
} from "../load/generations.ts";
import type { GenerationInfo } from "../load/generations.ts";
import type { Settings } from "../settings/settings.ts";
import { count } from "../../index-mappings/counted.ts";
import { size } from "../terminal/amounts.ts";

/** A generation as programs read it: sizes in bytes, documents by kind, kinds whose index is not there or does not answer. */
export const generationJson = (info: GenerationInfo) => ({
  name: info.name,
  release: info.release,
  state: info.state,
  created: info.created.toISOString(),
  bytes: bytesOf(info),
  documents: documentsOf(info),
  lacks: [...lacking(info), ...unanswering(info)],
});

/** Prints the generations on the server, newest first. */
export async function list({ elasticsearchUrl, prefix }: Settings, json: boolean): Promise<number> {
  const client = connect(elasticsearchUrl);
  await mustBeElasticsearch(client, elasticsearchUrl);
  const generations = await listGenerations(client, prefix);
  if (json) {
    console.log(JSON.stringify(generations.map(generationJson), null, 1));
    return 0;
  }
  if (generations.length === 0) console.log("No release is loaded.");
  for (const info of generations) {
    const { name, release, state, created, indices } = info;
    console.log(
      `${release}  ${state.padEnd(10)}  ${name}  ${created.toISOString().slice(0, 16).replace("T", " ")} UTC  ${size(bytesOf(info))}`,
    );
    const counts = indexKinds.flatMap((kind) =>
      indices.flatMap((index) =>
        index.kind === kind && index.documents !== null ? [`${count(index.documents)} ${kind}`] : [],
      ),
    );
    console.log(`  ${counts.join(" · ")}`);
    for (const trouble of troublesOf(info)) console.log(`  ${trouble}`);
  }
  return 0;
}
