/** All commands of the release tool. */
import { readEnvironment } from "../../config/settings.ts";
import type { Command } from "../command-line/command.ts";
import { noFlags } from "../jobs/plan-load.ts";
import { readSettings } from "../settings/settings.ts";
import { check } from "./check.ts";
import { deleteOne } from "./delete.ts";
import { diff } from "./diff.ts";
import { ensure } from "./ensure.ts";
import { fetchRelease } from "./fetch.ts";
import { importFiles } from "./import.ts";
import type { ImportFlags } from "./import.ts";
import { list } from "./list.ts";
import { load } from "./load.ts";
import { verify } from "./verify.ts";
import { newSite } from "./new-site.ts";
import type { NewSiteFlags } from "./new-site.ts";
import { publish } from "./publish.ts";
import { rollback } from "./rollback.ts";

/** The deployment, for commands that read files only: the release that is going to be served need not be there yet. */
const givenSite = (): string | undefined => readEnvironment(["KARYON_SITE"]).KARYON_SITE;

const json = { about: "print the result as JSON, for programs" } as const;
const force = {
  about: "also when a kind has less than 98 % of the live release's documents",
} as const;

const loadCommand: Command = {
  usage: "DIR",
  operands: [1, 1],
  summary: "load a release directory and make it live, or stage it",
  about:
    "Checks a release directory, writes it beside the live release, verifies it and makes it live. An interrupted load of the same directory goes on where it was. What is on the server already, made of the same data by the same code, is swapped to without a load. Right after the check it is refused if more than 2 % of a kind would be gone.",
  options: {
    stage: { about: "keep it for a look under /dataset/GENERATION/, and leave the live release as it is" },
    force,
    again: { about: "load it also when it is on the server already" },
    "other-organism": { about: "also in the place of a release of another organism" },
    json: { about: "print the result as JSON; progress goes to stderr" },
  },
  examples: [
    ["load releases/2025-09-01", "loads it, and makes it live when all is well"],
    ["load releases/2025-09-01 --stage", "loads it for a look; publish makes it live"],
  ],
  run: ({ operands: [dir = ""], flags }) =>
    load(
      dir,
      {
        ...noFlags,
        force: flags.has("force"),
        otherOrganism: flags.has("other-organism"),
        stage: flags.has("stage"),
        again: flags.has("again"),
      },
      readSettings(),
      flags.has("json"),
    ),
};

const diffCommand: Command = {
  usage: "[A] [B]",
  operands: [0, 2],
  summary: "show what changes from A to B: release ids, generations or directories",
  about:
    "Compares two releases by data set, kind, gene, term, allele and annotation. A and B are release ids, names of generations, release directories, or the words live, staged and previous. Without B it is compared with the live release; without both, the live with the staged one. What falls by more than 2 % is an alarm.",
  options: {
    tsv: { about: "all changes, one a line, instead of the first 20 of each kind" },
    json: { about: "counts, alarms and all changes as JSON" },
    html: { about: "a page to send round: counts, alarms and the first 200 of each kind" },
    strict: { about: "end with exit code 3 when there are alarms" },
  },
  examples: [
    ["diff", "what publishing the staged generation would change"],
    ["diff 2024-10-01 2025-09-01 --html > diff.html", "a report for colleagues"],
    ["diff live releases/2025-09-01 --strict", "before a load: exit code 3 if much would be gone"],
  ],
  codes: { 3: "with --strict: compared, and there are alarms" },
  run: ({ operands, flags }) => diff(operands, flags, readSettings()),
};

const publishCommand: Command = {
  usage: "[GENERATION]",
  operands: [0, 1],
  summary: "make the staged generation live",
  about:
    "Makes the staged generation live, or another complete one that is named, in one call and without loading anything. The one that was live can be gone back to; the one before that is deleted.",
  options: { force, json },
  examples: [
    ["publish", "the staged generation goes live"],
    ["publish 2025-09-01--t1abc2", "one that is named"],
  ],
  run: ({ operands: [asked], flags }) =>
    publish(asked, { force: flags.has("force"), json: flags.has("json") }, readSettings()),
};

const rollbackCommand: Command = {
  usage: "",
  operands: [0, 0],
  summary: "make the previous generation live; a second time goes forward again",
  options: { json },
  examples: [["rollback", "back to the release before, at once"]],
  run: ({ flags }) => rollback(readSettings(), flags.has("json")),
};

const listCommand: Command = {
  usage: "",
  operands: [0, 0],
  summary: "show the generations on the server: live, previous, staged, unfinished",
  options: { json: { about: "print them as JSON: name, release, state, created, bytes, documents by kind" } },
  examples: [["list --json", "for programs"]],
  run: ({ flags }) => list(readSettings(), flags.has("json")),
};

const deleteCommand: Command = {
  usage: "GENERATION",
  operands: [1, 1],
  summary: "delete a generation that is not live",
  about:
    "Deletes a previous, staged or unfinished generation, by its name, or by its release id when there is only one of it. The live one is refused, and so is one that is being written.",
  options: { json },
  examples: [["delete 2025-09-01--t1abc2", "frees its room on disk"]],
  run: ({ operands: [asked = ""], flags }) => deleteOne(asked, flags.has("json"), readSettings()),
};

const checkCommand: Command = {
  usage: "DIR",
  operands: [1, 1],
  summary: "list everything that is wrong with a release directory",
  options: {
    "write-rows": { about: "set rows in release.json to what the files have" },
    all: { about: "print every finding, also those that are alike, and each contradiction" },
  },
  examples: [
    ["check releases/2025-09-01", "every problem with file, line and reason"],
    ["check releases/2025-09-01 --all", "the same without leaving anything out, for a list to work off"],
  ],
  codes: { 1: "there are problems: a load would refuse it" },
  run: ({ operands: [dir = ""], flags }) => check(dir, flags, givenSite()),
};

const verifyCommand: Command = {
  usage: "DIR",
  operands: [1, 1],
  summary: "count a release again from the lines of its files, beside the numbers of the pages",
  about:
    "Counts genes, terms, annotations and other things from the lines of the files alone, without the programs that make the pages, and prints both numbers, with what only one of them has. Below it stands what data sets contradict each other in. The same is published with each release on /internal-details.",
  options: { json: { about: "print both as JSON, contradictions with everything that is concerned" } },
  examples: [["verify releases/2025-09-01", "needs no server; some seconds"]],
  codes: { 1: "the files have something that the pages lack" },
  run: ({ operands: [dir = ""], flags }) => verify(dir, flags.has("json"), givenSite()),
};

const fetchCommand: Command = {
  usage: "DIR",
  operands: [1, 1],
  summary: "make a release directory of the official files that a deployment names",
  about:
    "Downloads the files that a deployment's sources.json names and makes a release directory of them. What was fetched before and has not changed is not fetched again.",
  options: {
    site: { value: "NAME", about: "the deployment" },
    without: { value: "ID,ID", about: "data sets to leave out" },
  },
  run: ({ operands: [dir = ""], values }) => {
    // parseArgs gives text for each option with a value.
    const { site: given, without = "" } = values as { readonly site?: string; readonly without?: string };
    const { KARYON_SITE: site, KARYON_STATE: state } = readEnvironment(["KARYON_SITE", "KARYON_STATE"]);
    return fetchRelease(dir, { site: given ?? site, without, state });
  },
};

const importCommand: Command = {
  usage: "FILES…",
  operands: [1, Infinity],
  summary: "make a release directory out of files as other communities write them",
  about:
    "Makes a release directory out of FASTA, GFF3, GTF, GenBank, EMBL, GAF, GPAD, OBO and other files (docs/new-organism.md), and checks it.",
  options: {
    taxon: { value: "ID", needed: true, about: "NCBI taxon of the organism; has to be given" },
    out: { value: "DIR", about: "the directory to make" },
    organism: { value: "NAME", about: 'as "Genus species"' },
    "common-name": { value: "NAME", about: "as people call it" },
    date: { value: "DATE", about: "of the release" },
    licence: { value: "TEXT", about: "of the data" },
    orthologs: { value: "TAXON=FILE", many: true, about: "pairs of orthologs of another organism" },
    "genetic-code": { value: "[SEQUENCE=]TABLE", many: true, about: "NCBI translation table" },
  },
  // parseArgs gives text for each option with a value, and a list of texts for those that may be repeated.
  run: ({ operands, values }) => importFiles([...operands], values as ImportFlags),
};

const newSiteCommand: Command = {
  usage: "",
  operands: [0, 0],
  summary: "write a deployment for a release directory; also npm run new-site",
  options: {
    from: { value: "DIR", needed: true, about: "the release directory; has to be given" },
    name: { value: "FOLDER", about: "its folder in config/; else it is named after the organism" },
    to: { value: "DIR", about: "its folder, where it shall not be in config/" },
  },
  // parseArgs gives text for each option with a value.
  run: ({ values }) => newSite(values as NewSiteFlags),
};

const ensureCommand: Command = {
  usage: "",
  operands: [0, 0],
  summary: "make sure that a release is live: KARYON_RELEASE, else what is loaded, else a made-up demo",
  run: () => ensure(readSettings()),
};

/** By the names that they are given by, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  check: checkCommand,
  verify: verifyCommand,
  fetch: fetchCommand,
  import: importCommand,
  "new-site": newSiteCommand,
  load: loadCommand,
  list: listCommand,
  diff: diffCommand,
  publish: publishCommand,
  rollback: rollbackCommand,
  delete: deleteCommand,
  ensure: ensureCommand,
};
