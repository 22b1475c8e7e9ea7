/** Reads OrthoXML: groups of genes that came from one, split by species or by doubling. */
import { SaxesParser } from "saxes";
import { ReadFailure } from "../../read/problem.ts";
import type { GeneIndex } from "../genes/gene-index.ts";
import type { Source } from "../sources/open-source.ts";
import { expectVersion } from "../sources/version.ts";
import type { Cells } from "./cells.ts";

interface Species {
  readonly name: string;
  readonly taxonid: number;
}

interface Member {
  readonly species: Species;
  /** All ids that the file has for it; the first is how it is called. */
  readonly ids: readonly string[];
}

/** Genes of the children of a group, child by child. */
interface Group {
  readonly kind: "orthologGroup" | "paralogGroup";
  readonly children: Member[][];
}

/** Orthologs and paralogs of the genes that the release has. */
export interface OrthologyRows {
  readonly orthologs: readonly Cells<"orthologs">[];
  readonly paralogs: readonly Cells<"paralogs">[];
}

const versions = { format: "OrthoXML", known: ["0.3", "0.4", "0.5"] };

/**
 * Two genes are orthologs where the group in which they part is one of orthologs, and paralogs where it is one of paralogs.
 * @throws ReadFailure when the file is other XML, of another version, cut off, or not about the species
 */
export async function readOrthoxml(
  source: Source,
  genes: GeneIndex,
  taxonid: number,
): Promise<OrthologyRows> {
  const reading = reader(source);
  for await (const batch of source.lines()) reading.write(batch.lines);
  const { members, groups, origin } = reading.finish();
  const species = new Map([...members.values()].map((member) => [member.species.taxonid, member.species]));
  if (!species.has(taxonid))
    throw new ReadFailure(
      null,
      `no species of the file has the taxon ${taxonid}; there are ${[...species.values()].map(({ name, taxonid: id }) => `${name} (${id})`).join(", ") || "none"}`,
    );
  return pairsOf(groups, ownGenes(members, genes, taxonid, source), taxonid, origin);
}

/** The genes of the release by their entries in the file; entries without one are noted. */
function ownGenes(
  members: ReadonlyMap<string, Member>,
  genes: GeneIndex,
  taxonid: number,
  { note }: Source,
): ReadonlyMap<Member, string> {
  const own = new Map<Member, string>();
  for (const member of members.values()) {
    if (member.species.taxonid !== taxonid) continue;
    const gene = genes.find(...member.ids);
    if (gene === null) note(null, `"${member.ids[0]}" is no gene of the assembly: left out`);
    else own.set(member, gene);
  }
  return own;
}

function pairsOf(
  groups: readonly Group[],
  own: ReadonlyMap<Member, string>,
  taxonid: number,
  origin: string,
): OrthologyRows {
  const orthologs = new Map<string, Cells<"orthologs">>();
  const paralogs = new Set<string>();
  for (const { kind, children } of groups)
    for (const [at, child] of children.entries())
      for (const one of child) {
        const gene = own.get(one);
        if (gene === undefined) continue;
        for (const other of children.filter((_, index) => index !== at).flat()) {
          const sister = own.get(other);
          if (kind === "paralogGroup" && sister !== undefined && sister !== gene)
            paralogs.add([gene, sister].toSorted().join(","));
          if (kind === "orthologGroup" && other.species.taxonid !== taxonid)
            orthologs.set(`${gene} ${other.ids[0]}`, {
              gene,
              ortholog: other.ids[0] ?? "",
              taxonid: String(other.species.taxonid),
              source: origin,
            });
        }
      }
  return {
    orthologs: [...orthologs.values()],
    paralogs: [...paralogs].map((genes) => ({ genes })),
  };
}

/** What the file says, gathered while it is read. */
interface Document {
  readonly members: Map<string, Member>;
  readonly groups: Group[];
  /** Who made it, and its version. */
  origin: string;
}

/** Takes the text line by line, so that problems have their line. */
function reader({ note }: Source) {
  const document: Document = { members: new Map(), groups: [], origin: "" };
  const open: Group[] = [];
  let species: Species | null = null;
  let root = "";
  let line = 0;
  let text = "";
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const at = (key: string): string => attributes[key] ?? "";
    if (root === "") {
      root = name;
      document.origin = originOf(name, at, line, text);
    } else if (name === "species") species = { name: at("name"), taxonid: Number(at("NCBITaxId")) };
    else if (name === "gene" && species !== null)
      addGene(document, species, at, (why) => note(line, why, text));
    else if (name === "orthologGroup" || name === "paralogGroup") open.push({ kind: name, children: [] });
    else if (name === "geneRef") {
      const member = document.members.get(at("id"));
      if (member) open.at(-1)?.children.push([member]);
      else note(line, `<geneRef> names the gene "${at("id")}", which the file does not have`, text);
    }
  });
  parser.on("closetag", ({ name }) => {
    if (name === "species") species = null;
    const group = name === "orthologGroup" || name === "paralogGroup" ? open.pop() : undefined;
    if (!group) return;
    document.groups.push(group);
    open.at(-1)?.children.push(group.children.flat());
  });
  const parse = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      if (error instanceof ReadFailure) throw error;
      // saxes puts the place in front.
      const reason = error instanceof Error ? error.message.replace(/^\d+:\d+: /, "") : String(error);
      throw new ReadFailure(line, `not well-formed XML: ${reason}`, text);
    }
  };
  return {
    write(lines: readonly string[]): void {
      for (text of lines) {
        line++;
        parse(() => parser.write(`${text}\n`));
      }
    },
    finish(): Document {
      parse(() => parser.close());
      return document;
    },
  };
}

type Attribute = (name: string) => string;

/** @throws ReadFailure when the first element is another, or of another version */
function originOf(root: string, at: Attribute, line: number, text: string): string {
  if (root !== "orthoXML")
    throw new ReadFailure(
      line,
      `this XML is <${root}>, not OrthoXML, the one kind of XML that import reads`,
      text,
    );
  expectVersion(at("version"), versions, line, text);
  return [at("origin"), at("originVersion")].filter((word) => word !== "").join(" ");
}

function addGene(
  { members }: Document,
  species: Species,
  at: Attribute,
  note: (reason: string) => void,
): void {
  const ids = [at("geneId"), at("protId"), at("transcriptId")].filter((id) => id !== "");
  if (at("id") === "" || ids.length === 0)
    note("<gene> needs an id and one of geneId, protId and transcriptId: left out");
  else members.set(at("id"), { species, ids });
}
