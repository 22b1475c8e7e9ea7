import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { partIfLarge, putAside } from "./log-file.ts";

const newLog = (): string => join(mkdtempSync(join(tmpdir(), "karyon-log-")), "a.log");
const text = (file: string): string => readFileSync(file, "utf8");

it("keeps what earlier starts wrote, the oldest until there are too many", () => {
  const log = newLog();
  for (let start = 1; start <= 7; start++) {
    putAside(log);
    writeFileSync(log, `start ${start}`);
  }
  expect([log, `${log}.1`, `${log}.4`].map(text)).toEqual(["start 7", "start 6", "start 3"]);
  expect(existsSync(`${log}.5`)).toBe(false);
});

it("parts a large log while it is written to", () => {
  const log = newLog();
  const writer = openSync(log, "a");
  writeSync(writer, "before");
  partIfLarge(log, 100);
  expect(existsSync(`${log}.1`)).toBe(false);
  partIfLarge(log, 3);
  writeSync(writer, "after");
  closeSync(writer);
  expect([text(`${log}.1`), text(log)]).toEqual(["before", "after"]);
});

it("leaves nothing aside where nothing was written", () => {
  const log = newLog();
  putAside(log);
  appendFileSync(log, "");
  putAside(log);
  expect(existsSync(`${log}.1`)).toBe(false);
});

it("leaves the older parts where there is no room for another", () => {
  const log = newLog();
  writeFileSync(log, "long");
  writeFileSync(`${log}.1`, "older");
  mkdirSync(`${log}.part`); // in the way, as a full disk is
  expect(() => partIfLarge(log, 3)).toThrow();
  expect([text(log), text(`${log}.1`)]).toEqual(["long", "older"]);
  expect(existsSync(`${log}.2`)).toBe(false);
});
