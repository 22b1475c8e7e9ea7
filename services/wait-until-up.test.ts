import { expect, it } from "vitest";
import { whyItEnded } from "./wait-until-up.ts";

const why = (log: string): string => whyItEnded("Elasticsearch 9.4.3", log, "/state/console.log");

it("quotes the line of the log that says most, and names the log", () => {
  const log =
    "[INFO] starting\n[ERROR][o.e.b.Elasticsearch] fatal exception\njava.lang.IllegalStateException: failed to obtain node locks\n\tat org.elasticsearch\nERROR: exited\n";
  expect(why(log)).toBe(
    "Elasticsearch 9.4.3 ended while starting: “java.lang.IllegalStateException: failed to obtain node locks”; its log is /state/console.log.",
  );
  expect(why("Unrecognized VM option 'X'\nError: Could not create the Java Virtual Machine.\n")).toContain(
    "“Error: Could not create the Java Virtual Machine.”",
  );
  expect(why("")).toBe("Elasticsearch 9.4.3 ended while starting; its log is /state/console.log.");
});

it("names a full disk and a port in use", () => {
  expect(why("java.io.IOException: No space left on device")).toBe(
    "The disk is full, so Elasticsearch 9.4.3 could not start: free some space and start again.",
  );
  expect(why("java.net.BindException: Address already in use")).toContain("its port is in use");
});
