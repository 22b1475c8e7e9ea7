import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { requireSpace } from "./disk.ts";

it("a disk without enough space is refused with a sentence, also for a folder that does not exist yet", () => {
  const folder = join(tmpdir(), "karyon", "not", "there");
  expect(() => requireSpace(folder, "the download", 1)).not.toThrow();
  expect(() => requireSpace(folder, "the download of Elasticsearch", 1e18)).toThrow(
    /^The disk of .*not\/there has [\d.]+ GB free and the download of Elasticsearch needs 1000000000\.0 GB: free some space and start again\.$/,
  );
});
