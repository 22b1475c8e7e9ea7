import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chooseJava, featureVersion, findJava, readJava, type Java } from "./java.ts";

const home = (name: string): string => join("/usr/lib/jvm", name);
const jdk17: Java = { home: home("seventeen"), version: 17, isJdk: true };
const jre25: Java = { home: home("runtime"), version: 25, isJdk: false };
const jdk21: Java = { home: home("twenty-one"), version: 21, isJdk: true };

/** A folder that looks like a Java of the given version, by its release file or by what its program prints. */
function pretendJava(release: string | undefined, printed = ""): string {
  const folder = mkdtempSync(join(tmpdir(), "karyon-java-"));
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/java"), `#!/bin/sh\nprintf '${printed}'\n`);
  chmodSync(join(folder, "bin/java"), 0o755);
  if (release !== undefined) writeFileSync(join(folder, "release"), release);
  return folder;
}

describe("choice of a Java", () => {
  it("takes the first whole JDK that is new enough", () => {
    expect(chooseJava([jdk17, jre25, jdk21])).toBe(jdk21);
  });

  it("says what was found and what is needed", () => {
    expect(() => chooseJava([jdk17])).toThrow(
      "needs a JDK 21 or later, and found: Java 17 in /usr/lib/jvm/seventeen: install one",
    );
    expect(() => chooseJava([jdk17, jre25])).toThrow(
      "Java 25 in /usr/lib/jvm/runtime, but a JRE without jdk.jlink",
    );
    expect(() => chooseJava([])).toThrow("needs a JDK 21 or later, and none was found: install one");
    expect(() => chooseJava([jdk17], "ES_JAVA_HOME")).toThrow("ES_JAVA_HOME has another (found: Java 17");
  });

  it("obeys ES_JAVA_HOME, also when it is wrong", () => {
    const seventeen = pretendJava('JAVA_VERSION="17.0.15"\nMODULES="java.base jdk.jlink"\n');
    expect(() => findJava({ ES_JAVA_HOME: seventeen })).toThrow(`Java 17 in ${seventeen}`);
    expect(() => findJava({ ES_JAVA_HOME: "/nowhere" })).toThrow(
      "ES_JAVA_HOME is /nowhere, where there is no Java",
    );
  });
});

describe("reading a Java home", () => {
  it("uses the release file", () => {
    const folder = pretendJava(
      'IMPLEMENTOR="X"\nJAVA_VERSION="25.0.3"\nMODULES="java.base jdk.jlink jdk.jfr"\n',
    );
    expect(readJava(folder)).toEqual({ home: folder, version: 25, isJdk: true });
  });

  it("asks the program when there is no release file", () => {
    expect(readJava(pretendJava(undefined, "java.base@21.0.2\\njdk.jlink@21.0.2\\n"))).toMatchObject({
      version: 21,
      isJdk: true,
    });
    expect(readJava(pretendJava(undefined, "java.base@21.0.2\\n"))).toMatchObject({
      version: 21,
      isJdk: false,
    });
    expect(readJava(pretendJava(undefined, "broken"))).toBeUndefined();
    expect(readJava("/nowhere")).toBeUndefined();
  });

  it("understands old and new version numbers", () => {
    expect(["1.8.0_452", "17.0.15", "25", "26-ea", undefined, "x"].map(featureVersion)).toEqual([
      8,
      17,
      25,
      26,
      undefined,
      undefined,
    ]);
  });
});
