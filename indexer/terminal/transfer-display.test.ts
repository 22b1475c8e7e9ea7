import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { transferDisplay } from "./transfer-display.ts";

/** What a display writes to a terminal or to a file. */
function written(
  isTTY: boolean,
  use: (display: ReturnType<typeof transferDisplay>) => void,
  size = { columns: 80, rows: 5 },
): string {
  const stream = new PassThrough();
  // Only what the display uses of a terminal.
  const out = Object.assign(stream, { isTTY, ...size }) as unknown as NodeJS.WriteStream;
  use(transferDisplay(out));
  return String(stream.read() ?? "");
}

const half = 512 * 1024;

describe("progress of transfers", () => {
  it("is a bar with amounts in a terminal, and a line that stays at the end", () => {
    const text = written(true, (display) => {
      display.show("go.obo", half, 2 * half, "bytes");
      display.end("go.obo", "1.0 MB");
    });
    expect(text).toContain("  go.obo                     ██████████░░░░░░░░░░ 512 KB of ");
    expect(text).toContain("\u001b[1A\r\u001b[J✓ go.obo                     1.0 MB\n");
  });

  it("fits the terminal, however many there are and however long a reason is", () => {
    const text = written(true, (display) => {
      for (let index = 0; index < 20; index++) display.show(`file ${index}`, 1, 2, "bytes");
      display.wait("file 0", "x".repeat(300));
      display.say("go on");
    });
    const drawn = text.split("\u001b[J").at(-1)?.split("\n").slice(1, -1) ?? [];
    expect(drawn.length).toBe(3);
    expect(Math.max(...drawn.map((line) => line.length))).toBeLessThan(80);
  });

  it("is whole in a terminal that does not say how large it is", () => {
    const text = written(true, (display) => display.show("go.obo", half, 2 * half, "bytes"), {
      columns: 0,
      rows: 0,
    });
    expect(text).toContain("██████████░░░░░░░░░░ 512 KB of 1.0 MB\n");
  });

  it("is a line for what ends or waits in a log", () => {
    const text = written(false, (display) => {
      for (let done = 0; done < 100; done++) display.show("go.obo", done, 100, "records");
      display.wait("go.obo", "silent");
      display.wait("go.obo", "silent");
      display.end("go.obo", "unchanged");
    });
    expect(text).toBe("go.obo: silent; waiting to try again\ngo.obo                     unchanged\n");
  });
});
