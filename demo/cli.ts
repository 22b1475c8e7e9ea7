import { parseArgs } from "node:util";
import { DemoError, defaultRelease, generateRelease, minGenes, maxGenes } from "./generate.ts";

const usage = `usage: node demo/cli.ts --out DIR [--genes N] [--models N] [--seed S] [--release DATE]

  --out DIR       directory to write the synthetic release to
  --genes N       number of genes, ${minGenes} to ${maxGenes} (default 800)
  --models N      number of pathway models (default one for 40 genes, 2 to 80)
  --seed S        any text; the same arguments give the same bytes (default 1)
  --release DATE  date of the release (default ${defaultRelease})
`;

/** Runs the command; returns the exit code: 0, or 2 when the arguments or the target are no good. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        genes: { type: "string", default: "800" },
        models: { type: "string" },
        seed: { type: "string", default: "1" },
        out: { type: "string" },
        release: { type: "string", default: defaultRelease },
        help: { type: "boolean" },
      },
    });
    if (values.help) {
      process.stdout.write(usage);
      return 0;
    }
    if (!values.out) throw new DemoError("--out is missing: name the directory to write");
    if (!/^\d+$/.test(values.genes))
      throw new DemoError(`--genes: expected a whole number, got ${values.genes}`);
    if (values.models !== undefined && !/^\d+$/.test(values.models))
      throw new DemoError(`--models: expected a whole number, got ${values.models}`);
    const started = performance.now();
    await generateRelease({
      genes: Number(values.genes),
      ...(values.models === undefined ? {} : { models: Number(values.models) }),
      seed: values.seed,
      out: values.out,
      release: values.release,
    });
    process.stdout.write(
      `demo release of ${Number(values.genes).toLocaleString("en")} genes in ${values.out} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`demo: ${reason(error)}\n\n${usage}`);
    return 2;
  }
}

/** One sentence: mistakes of the caller as they are, a full disk or a lacking permission by its code. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  const expected = error instanceof DemoError || "code" in error;
  if (!expected) throw error;
  return error.message;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
