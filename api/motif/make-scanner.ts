/** Makes scanner.wasm of scanner.wat, when it was changed: `node api/motif/make-scanner.ts`. */
import { readFile, writeFile } from "node:fs/promises";
import wabt from "wabt";

const file = (name: string): URL => new URL(name, import.meta.url);

/** The bytes of scanner.wasm. */
export async function makeScanner(): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const module = parseWat("scanner.wat", await readFile(file("./scanner.wat"), "utf8"), { simd: true });
  module.validate();
  return module.toBinary({}).buffer;
}

if (process.argv[1] === import.meta.filename) await writeFile(file("./scanner.wasm"), await makeScanner());
