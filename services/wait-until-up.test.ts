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

it("says what to do about files that are another user's", () => {
  for (const log of [
    "# Can't open the append-only file: Permission denied",
    "java.nio.file.AccessDeniedException: /state/data/node.lock",
  ])
    expect(why(log)).toBe(
      `Elasticsearch 9.4.3 may not read or write its files (“${log}”), which another user or a container made: give the state folder to the user that starts Karyon, or choose another one with KARYON_STATE; its log is /state/console.log.`,
    );
});
