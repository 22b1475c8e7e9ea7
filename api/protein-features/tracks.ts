/** Tracks of a protein from what is known of its gene. Pure. */
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type { ProteinFeature, ProteinScope, ProteinTrack } from "../contract/protein-features.ts";
import { changingAlleles } from "../contract/values/changing-alleles.ts";
import { deletedResidues, modifiedResidues, mutatedResidues } from "./changes.ts";
import type { Segment } from "./changes.ts";

export interface ProteinAllele {
  readonly id: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly allele_type: string;
  readonly severity: ProteinFeature["severity"];
}

export interface Modification {
  readonly termid: string;
  readonly name: string;
  readonly residue: string;
}

export interface KnownProtein {
  readonly gene: Pick<GenePage, "interpro_matches" | "disordered_regions" | "tm_domain_coords">;
  readonly modifications: readonly Modification[];
  readonly alleles: readonly ProteinAllele[];
  /** What each coding exon codes for, in their order. Empty where the model does not tell it. */
  readonly exons: readonly Segment[];
  /** Databases whose matches are drawn as one span each, from their first to their last residue. */
  readonly spanOnly: readonly string[];
  /** Residues of the protein: what lies beyond does not belong to this sequence. */
  readonly length: number;
}

const positionsOf = (name: string, segments: readonly Segment[]): ProteinFeature["positions"] =>
  segments.map(([start, end]) => [name, start, end]);
const track = (
  name: string,
  display_type: ProteinTrack["display_type"],
  features: ProteinFeature[],
): ProteinTrack => ({
  name,
  display_type,
  features: features.filter(({ positions }) => positions.length > 0),
});

/** Families first, since they say most; the other databases by name. */
const byDatabase = (a: readonly [string, unknown], b: readonly [string, unknown]): number =>
  Number(b[0] === "PFAM") - Number(a[0] === "PFAM") || a[0].localeCompare(b[0], "en");

/** Matches of a database in a track of its own. */
function domainTracks({ gene, spanOnly }: KnownProtein): ProteinTrack[] {
  return [...Map.groupBy(gene.interpro_matches, ({ dbname }) => dbname)]
    .sort(byDatabase)
    .map(([database, matches]) =>
      track(
        database,
        "block",
        matches.map((match) => ({
          id: `${database}:${match.id}`,
          display_name: match.name ?? match.description ?? match.id,
          detail: match.name === null && match.description === null ? null : match.id,
          entity: null,
          severity: null,
          positions: spanOnly.includes(database)
            ? positionsOf(match.id, [[match.match_start, match.match_end]])
            : match.locations.map(({ start, end }): [string, number, number] => [match.id, start, end]),
        })),
      ),
    );
}

const regionTrack = (
  name: string,
  regions: readonly { readonly start: number; readonly end: number }[],
): ProteinTrack =>
  track(
    name,
    "block",
    regions.map(({ start, end }) => ({
      id: `${name}:${start}..${end}`,
      display_name: name,
      detail: null,
      entity: null,
      severity: null,
      positions: [[name, start, end]],
    })),
  );

/** One feature for each kind of modification, with all its residues. */
const modificationTrack = ({ modifications }: KnownProtein): ProteinTrack =>
  track(
    "Modifications",
    "pin",
    [...Map.groupBy(modifications, ({ termid }) => termid)].map(([termid, ofTerm]) => {
      const residues = [
        ...new Set(ofTerm.flatMap(({ residue }) => residue.split(",").map((one) => one.trim()))),
      ];
      return {
        id: termid,
        display_name: ofTerm[0]?.name ?? termid,
        detail: termid,
        entity: "term",
        severity: null,
        positions: residues
          .flatMap((residue) => positionsOf(residue, modifiedResidues(residue)))
          .sort((a, b) => a[1] - b[1]),
      };
    }),
  );

/** Where the exons of the gene begin and end on the protein. */
const exonTrack = ({ exons }: KnownProtein): ProteinTrack =>
  track(
    "Coding exons",
    "block",
    exons.map(([start, end], index) => ({
      id: `exon:${index + 1}`,
      display_name: `Exon ${index + 1}`,
      detail: null,
      entity: null,
      severity: null,
      positions: [[`Exon ${index + 1}`, start, end]],
    })),
  );

const alleleTrack = (
  name: string,
  display_type: ProteinTrack["display_type"],
  alleles: readonly ProteinAllele[],
  type: string,
  read: (description: string) => Segment[],
): ProteinTrack =>
  track(
    name,
    display_type,
    alleles
      .filter(({ allele_type: of }) => of === type)
      .map(({ id, name: called, description, severity }) => ({
        id,
        display_name: called ?? description ?? id,
        detail: description,
        entity: "allele",
        severity,
        positions: positionsOf(description ?? "", read(description ?? "")),
      })),
  );

const alleleTracks = ({ alleles }: KnownProtein): ProteinTrack[] => [
  alleleTrack("Amino acid substitutions", "pin", alleles, changingAlleles.substitutions, mutatedResidues),
  alleleTrack("Partial deletions", "block", alleles, changingAlleles.deletions, deletedResidues),
];

/** The families of the protein. */
const familyTracks = (protein: KnownProtein): ProteinTrack[] =>
  domainTracks(protein).filter(({ name }) => name === "PFAM");

const tracksByScope: Readonly<Record<ProteinScope, (protein: KnownProtein) => ProteinTrack[]>> = {
  widget: (protein) => [
    ...familyTracks(protein),
    regionTrack("Transmembrane domains", protein.gene.tm_domain_coords),
    regionTrack("Disordered regions", protein.gene.disordered_regions),
    modificationTrack(protein),
  ],
  domains_and_features: (protein) => [
    ...domainTracks(protein),
    regionTrack("Transmembrane domains", protein.gene.tm_domain_coords),
    regionTrack("Disordered regions", protein.gene.disordered_regions),
  ],
  modifications: (protein) => [modificationTrack(protein)],
  alleles: (protein) => [...alleleTracks(protein), ...familyTracks(protein), exonTrack(protein)],
  full: (protein) => [
    ...tracksByScope.domains_and_features(protein),
    modificationTrack(protein),
    ...alleleTracks(protein),
    exonTrack(protein),
  ],
};

/** The tracks of a scope that have features within the protein. */
export const tracksOf = (scope: ProteinScope, protein: KnownProtein): ProteinTrack[] =>
  tracksByScope[scope](protein)
    .map((one) => ({
      ...one,
      features: one.features
        .map((feature) => ({
          ...feature,
          positions: feature.positions.filter(([, start, end]) => start >= 1 && end <= protein.length),
        }))
        .filter(({ positions }) => positions.length > 0),
    }))
    .filter(({ features }) => features.length > 0);
