/** What the readers of the formats that are not tables yield. */
import type { TableFormat, TableRow } from "./tables.ts";

/** One GFF3 line. Coordinates are 1-based and inclusive. */
export interface GffFeature {
  readonly line: number;
  readonly seqid: string;
  readonly source: string;
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** `.` has none; that of `?` is not known. */
  readonly strand: "+" | "-" | "." | "?";
  readonly phase: 0 | 1 | 2 | null;
  /** Attributes as written, percent-decoded; ID, Parent and Name are also given apart. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly id: string | null;
  readonly parents: readonly string[];
  readonly name: string | null;
}

/** One FASTA record; `id` is the first word of the header line, `description` the rest. */
export interface FastaRecord {
  readonly id: string;
  readonly description: string;
  readonly sequence: string;
}

export interface OboSynonym {
  readonly text: string;
  readonly scope: "EXACT" | "NARROW" | "BROAD" | "RELATED";
}

/** One [Term] stanza of an OBO file. */
export interface OboTerm {
  readonly line: number;
  readonly id: string;
  /** "" when the stanza has no name. */
  readonly name: string;
  readonly namespace: string;
  readonly definition: string;
  /** Cross-references of the definition, e.g. PMID:12345. */
  readonly definitionXrefs: readonly string[];
  readonly comment: string;
  readonly alternateIds: readonly string[];
  readonly synonyms: readonly OboSynonym[];
  readonly xrefs: readonly string[];
  readonly subsets: readonly string[];
  readonly isA: readonly string[];
  readonly relationships: readonly { readonly relation: string; readonly target: string }[];
  readonly isObsolete: boolean;
  readonly replacedBy: readonly string[];
  readonly consider: readonly string[];
  readonly properties: Readonly<Record<string, string>>;
}

/** One model of `gocam-summaries` (the fields that Karyon reads). */
export interface GocamSummary {
  /** With prefix: gomodel:… */
  readonly id: string;
  readonly title: string;
  /** ISO date */
  readonly dateModified: string;
  readonly status: string;
  /** Gene ids without database prefix. */
  readonly enabledByGenes: readonly string[];
  readonly occursInTerms: readonly string[];
  readonly partOfTerms: readonly string[];
  readonly chemicals: readonly string[];
  readonly activityCount: number;
  readonly taxon: GocamTaxon | null;
}

export interface GocamTaxon {
  /** NCBITaxon:… */
  readonly id: string;
  /** null where the file has only the id. */
  readonly label: string | null;
}

/** What a statement of a full model rests on. */
export interface GocamEvidence {
  readonly about: "enabled by" | "activity" | "occurs in" | "part of" | "input" | "output" | "effect";
  /** ECO:… */
  readonly code: string;
  /** PMID:…, GO_REF:… or another source */
  readonly reference: string | null;
}

/** An activity of a full model, whatever its file format was. */
export interface GocamActivity {
  readonly id: string;
  /** Gene id without database prefix, or the complex / chemical / PRO id. */
  readonly enabledBy: string | null;
  readonly enabledByLabel: string | null;
  /** Gene ids of the members when a complex enables the activity; else empty. */
  readonly enabledByMembers: readonly string[];
  /** null when the model gives none, or only says which one it is not. */
  readonly molecularFunction: string | null;
  readonly occursIn: readonly string[];
  readonly partOf: readonly string[];
  readonly happensDuring: readonly string[];
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly evidence: readonly GocamEvidence[];
}

/** A directed edge between two activities, e.g. relation RO:0002413 (provides input for). */
export interface GocamEdge {
  readonly source: string;
  readonly target: string;
  readonly relation: string;
  readonly evidence: readonly GocamEvidence[];
}

/** A full GO-CAM model from either `gocam-minerva` or `gocam-schema`. */
export interface GocamModel {
  readonly id: string;
  readonly title: string;
  readonly dateModified: string;
  readonly status: string;
  /** ORCID addresses. */
  readonly contributors: readonly string[];
  /** NCBITaxon:… */
  readonly taxon: string | null;
  readonly activities: readonly GocamActivity[];
  readonly edges: readonly GocamEdge[];
  /** Labels of the ids used in the model that its file gives. */
  readonly labels: Readonly<Record<string, string>>;
}

export interface FrontPanel {
  readonly title: string;
  readonly titleLink: string | null;
  readonly panelType: string;
  /** Markdown or HTML; not yet sanitised. */
  readonly content: string;
  readonly referenceId: string | null;
  readonly link: string | null;
  readonly linkLabel: string | null;
  readonly dateAdded: string | null;
  readonly showOnFrontPage: boolean;
  /** Pictures and films (.mp4), of which one is shown: files of the deployment's assets folder. */
  readonly headImages: readonly string[];
  readonly headImageLink: string | null;
}

/** A record with the line of the file where it begins; null in JSON, which has no lines of its own. */
export type Located<T> = T & { readonly line: number | null };

/** The structure of a protein, as a file of its own. */
export interface StructureFile {
  readonly source: "alphafold" | "pdb";
  /** UniProt accession, or id of a PDB entry in lower case. */
  readonly id: string;
  readonly form: "mmcif" | "bcif";
  /** mmCIF is text, BinaryCIF bytes. */
  readonly content: string | Uint8Array;
}

/** The record type that the reader of each format of release.json yields. */
export type RecordOf<F extends Format> = F extends TableFormat
  ? TableRow<F>
  : F extends "gff3"
    ? GffFeature
    : F extends "fasta-dna" | "fasta-protein"
      ? FastaRecord
      : F extends "obo"
        ? OboTerm
        : F extends "mmcif" | "bcif"
          ? StructureFile
          : F extends "gocam-summaries"
            ? GocamSummary
            : F extends "gocam-minerva" | "gocam-schema"
              ? GocamModel
              : F extends "front-panels"
                ? FrontPanel
                : never;

/** The formats beside the tables. */
export const otherFormats = [
  "gff3",
  "fasta-dna",
  "fasta-protein",
  "obo",
  "gocam-summaries",
  "gocam-minerva",
  "gocam-schema",
  "front-panels",
  "mmcif",
  "bcif",
] as const;
export type OtherFormat = (typeof otherFormats)[number];
export type Format = TableFormat | OtherFormat;
