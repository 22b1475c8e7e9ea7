import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** Where and what a data set is; `date` is the release date for all of them. */
export interface DatasetInfo {
  readonly id: string;
  readonly entity: string;
  readonly format: string;
  /** Without `.gz`, from the release directory. */
  readonly path: string;
  readonly note?: string;
  /** Header row, if the format has one. */
  readonly header?: readonly string[];
}

const blockSize = 1 << 20;

/**
 * One gzip file of a release. Text is gathered and written as one gzip member every million characters (members one after the other
 * are one valid gzip file), so memory stays bounded. The operating system byte is set to "unknown", the time is 0:
 * same text, same bytes, on every machine.
 */
export class DatasetFile {
  rows = 0;
  readonly info: DatasetInfo;
  readonly #file: string;
  #blocks: (string | Uint8Array)[] = [];
  #size = 0;
  #written = false;

  constructor(directory: string, info: DatasetInfo) {
    this.info = info;
    this.#file = join(directory, `${info.path}.gz`);
    mkdirSync(dirname(this.#file), { recursive: true });
    if (info.header) this.text(`${info.header.join("\t")}\n`);
  }

  /** Text that is not counted: header, comment, residues. */
  text(text: string): void {
    this.#blocks.push(text);
    this.#size += text.length;
    if (this.#size >= blockSize) this.#flush();
  }

  /** One counted line of tab-separated cells. */
  row(...cells: readonly (string | number)[]): void {
    this.rows++;
    this.text(`${cells.join("\t")}\n`);
  }

  /** One counted piece of text: a stanza, a FASTA record. */
  record(text: string): void {
    this.rows++;
    this.text(text);
  }

  /** The whole file as JSON; an array counts its items. */
  json(value: unknown): void {
    this.rows = Array.isArray(value) ? value.length : 1;
    this.text(`${JSON.stringify(value)}\n`);
  }

  /** The whole file as bytes that hold `rows` records. */
  bytes(content: Uint8Array, rows: number): void {
    this.rows = rows;
    this.#blocks.push(content);
    this.#size += content.length;
  }

  /** Writes what is left. An empty file is a gzip file of no text. */
  close(): void {
    if (this.#size > 0 || !this.#written) this.#flush();
  }

  #flush(): void {
    const member = gzipSync(Buffer.concat(this.#blocks.map((block) => Buffer.from(block))), { level: 6 });
    member[9] = 255;
    if (this.#written) appendFileSync(this.#file, member);
    else writeFileSync(this.#file, member);
    this.#written = true;
    this.#blocks = [];
    this.#size = 0;
  }
}

export interface Organism {
  readonly taxonid: number;
  readonly genus: string;
  readonly species: string;
  readonly common_name: string;
}

interface ReleaseHead {
  /** 2025-09-01 */
  readonly release: string;
  readonly organism: Organism;
  /** NCBI translation tables by chromosome. */
  readonly geneticCodes: Readonly<Record<string, number>>;
}

/** Opens the files of a release and writes `release.json` about them at the end. */
export class ReleaseWriter {
  readonly #directory: string;
  readonly #files: DatasetFile[] = [];

  constructor(directory: string) {
    this.#directory = directory;
  }

  open(info: DatasetInfo): DatasetFile {
    const file = new DatasetFile(this.#directory, info);
    this.#files.push(file);
    return file;
  }

  finish({ release, organism, geneticCodes }: ReleaseHead, source: string, licence: string): void {
    for (const file of this.#files) file.close();
    const datasets = this.#files.map(({ info, rows }) => ({
      id: info.id,
      entity: info.entity,
      format: info.format,
      path: `${info.path}.gz`,
      rows,
      date: release,
      source,
      licence,
      note: info.note ?? "synthetic demo data",
    }));
    writeFileSync(
      join(this.#directory, "release.json"),
      `${JSON.stringify({ schema: 1, release, organism, genetic_codes: geneticCodes, datasets }, null, 1)}\n`,
    );
  }
}
