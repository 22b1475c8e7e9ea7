import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { duration, size } from "./amounts.ts";
import { stepDisplay } from "./step-display.ts";

/** What a display writes to a terminal or to a file. */
function written(isTTY: boolean, use: (display: ReturnType<typeof stepDisplay>) => void): string {
  const stream = new PassThrough();
  // Only what the display uses of a terminal: where it writes, whether it is one, and how wide.
  use(stepDisplay(Object.assign(stream, { isTTY, columns: 100 }) as unknown as NodeJS.WriteStream));
  return String(stream.read() ?? "");
}

const working = { done: 5_000, total: 20_000, waiting: null };

describe("progress of a load", () => {
  it("is one live line with bar, share and counts in a terminal", () => {
    const text = written(true, (display) => display.show("genes", working));
    expect(text).toContain("genes");
    expect(text).toContain("██████░░░░░░░░░░░░░░░░░░  25 %  5,000 of 20,000");
    expect(text).not.toContain("\n");
  });

  it("never wraps in a terminal", () => {
    const text = written(true, (display) => display.show("genes", { ...working, waiting: "x".repeat(300) }));
    expect(text.replace("\r\u001b[2K", "").length).toBeLessThan(100);
  });

  it("is no more than a line now and then in a log, but says at once that it waits", () => {
    const text = written(false, (display) => {
      for (let done = 0; done < 100; done += 1) display.show("genes", { ...working, done });
      display.show("genes", { ...working, waiting: "Elasticsearch does not answer" });
      display.show("genes", { ...working, waiting: "Elasticsearch does not answer" });
      display.end("genes", 20_000, 8, 412);
    });
    expect(text).toBe(
      "genes: Elasticsearch does not answer\ngenes           20,000    8.0 s  2,500/s  412 MB\n",
    );
  });
});

it("writes amounts as people read them", () => {
  expect([duration(0.42), duration(59.4), duration(59.6), duration(605)]).toEqual([
    "0.4 s",
    "59 s",
    "1 min 00 s",
    "10 min 05 s",
  ]);
  expect([size(0), size(900), size(1_500), size(96 * 1024 * 1024), size(1.4 * 1024 ** 3)]).toEqual([
    "0 B",
    "900 B",
    "1.5 KB",
    "96 MB",
    "1.4 GB",
  ]);
});
