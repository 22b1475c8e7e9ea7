/** The files of a release that the genome browser reads, by name. */
import { indexFile, trackFiles } from "../../index-mappings/files.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { readChromosomes } from "../documents/release-documents.ts";
import type { Services } from "../context/services.ts";
import { faiFile, fastaFile } from "./fasta.ts";
import type { GenomeFile } from "./genome-file.ts";
import { storedFile } from "./stored-file.ts";

type OpenFile = (services: Pick<Services, "elastic">, generation: LoadedGeneration) => Promise<GenomeFile>;

const stored = (name: string): [string, OpenFile] => [
  name,
  ({ elastic }, generation) => storedFile(elastic, generation, name),
];

const files: ReadonlyMap<string, OpenFile> = new Map<string, OpenFile>([
  [
    "chromosomes.fa",
    async ({ elastic }, generation) =>
      fastaFile(elastic, generation, (await readChromosomes(elastic, generation)) ?? []),
  ],
  [
    "chromosomes.fa.fai",
    async ({ elastic }, generation) => faiFile((await readChromosomes(elastic, generation)) ?? []),
  ],
  ...Object.values(trackFiles).flatMap((name) => [stored(name), stored(indexFile(name))]),
]);

export const fileNames: readonly string[] = [...files.keys()];

/** null when there is no such file. */
export const openFile = async (
  name: string,
  services: Pick<Services, "elastic">,
  generation: LoadedGeneration,
): Promise<GenomeFile | null> => (await files.get(name)?.(services, generation)) ?? null;
