import { expect, it } from "vitest";
import { lineForPeople } from "./line-for-people.ts";

it("says of a request when, what, how it went and by which id it is found", () => {
  const line = JSON.stringify({
    level: "info",
    time: "2026-11-24T06:00:00.000Z",
    process: 2,
    req: "GET /gene/a",
    res: 200,
    ms: 3,
    id: "abc-1",
    msg: "request",
  });
  expect(lineForPeople(line)).toBe(
    "2026-11-24T06:00:00.000Z INFO  GET /gene/a 200 3 ms id=abc-1 process=2\n",
  );
});

it("shows where an error came from below its line", () => {
  const line = JSON.stringify({
    level: "error",
    time: "t",
    err: { stack: "Error: x\n  at y" },
    msg: "unexpected error",
  });
  expect(lineForPeople(line)).toBe("t ERROR unexpected error\n    Error: x\n      at y\n");
});

it("leaves alone what is no JSON", () => {
  expect(lineForPeople("Killed\n")).toBe("Killed\n");
});
