import { expect, it } from "vitest";
import { FieldMissingError } from "../generation/choose.ts";
import { errorToProblem } from "./error-to-problem.ts";

it("says of a record without a field that the release has to be loaded again", () => {
  const { status, message } = errorToProblem(new FieldMissingError("suggestion_payload"));
  expect(status).toBe(503);
  expect(message).toContain("has to be loaded again");
});

it("takes any other error for a mistake of ours", () => {
  expect(errorToProblem(new TypeError("no such thing")).status).toBe(500);
});
