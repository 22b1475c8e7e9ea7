/**
 * How extension relations read: on the row that has the extension, and turned round on the page of the gene that the
 * extension names. Relations that are not listed read as written, with blanks for underscores.
 */
interface RelationWords {
  readonly label: string;
  /** "{gene} is …": what the named thing is to the annotated gene. */
  readonly reverse?: string;
}

const words: Readonly<Record<string, RelationWords>> = {
  has_input: { label: "has input", reverse: "input of" },
  has_output: { label: "has output", reverse: "output of" },
  has_direct_input: { label: "has direct input", reverse: "direct input of" },
  has_regulation_target: { label: "regulates", reverse: "regulated by" },
  regulates: { label: "regulates", reverse: "regulated by" },
  directly_regulates: { label: "directly regulates", reverse: "directly regulated by" },
  positively_regulates: { label: "positively regulates", reverse: "positively regulated by" },
  negatively_regulates: { label: "negatively regulates", reverse: "negatively regulated by" },
  directly_positively_regulates: { label: "directly activates", reverse: "directly activated by" },
  directly_negatively_regulates: { label: "directly inhibits", reverse: "directly inhibited by" },
  transports_or_maintains_localization_of: { label: "localizes", reverse: "localized by" },
  occurs_in: { label: "in" },
  occurs_at: { label: "at", reverse: "site of" },
  part_of: { label: "part of", reverse: "whole of" },
  happens_during: { label: "during" },
  exists_during: { label: "during" },
  during: { label: "during" },
  coincident_with: { label: "at", reverse: "site of" },
  modified_residue: { label: "modified residue" },
  added_by: { label: "added by", reverse: "adds modification to" },
  removed_by: { label: "removed by", reverse: "removes modification from" },
  added_during: { label: "added during" },
  removed_during: { label: "removed during" },
  present_during: { label: "present during" },
  absent_during: { label: "absent during" },
  increased_during: { label: "increased during" },
  decreased_during: { label: "decreased during" },
  in_presence_of: { label: "in presence of", reverse: "present during modification of" },
  in_absence_of: { label: "in absence of", reverse: "absence affects" },
  has_penetrance: { label: "penetrance" },
  has_severity: { label: "severity" },
  assayed_using: { label: "assayed using", reverse: "used to assay" },
  assayed_protein: { label: "affecting", reverse: "affected by mutation in" },
  assayed_transcript: { label: "affecting transcript of", reverse: "transcript affected by mutation in" },
  assayed_enzyme: { label: "affecting activity of", reverse: "activity affected by mutation in" },
  assayed_substrate: { label: "with substrate", reverse: "substrate assayed in mutant of" },
};

const plain = (relation: string): string => relation.replaceAll("_", " ").trim();

/** The relation in words, e.g. happens_during → "during". */
export const relationLabel = (relation: string): string => words[relation]?.label ?? plain(relation);

/** The relation seen from its target, e.g. has_input → "input of". */
export const reverseRelationLabel = (relation: string): string =>
  words[relation]?.reverse ??
  (relation === "" ? "named in the extension of" : `${relationLabel(relation)}, of`);

/** Relations that say most about what acts on a thing, strongest first; all others weigh alike. */
const weighty = [
  "directly_positively_regulates",
  "directly_negatively_regulates",
  "directly_regulates",
  "positively_regulates",
  "negatively_regulates",
  "has_regulation_target",
  "regulates",
  "has_direct_input",
  "has_input",
  "has_output",
  "transports_or_maintains_localization_of",
  "added_by",
  "removed_by",
  "assayed_substrate",
  "assayed_enzyme",
  "assayed_protein",
  "assayed_transcript",
  "in_presence_of",
  "in_absence_of",
];

/** How much a relation says: the summary of what acts on a gene names the heaviest of each acting gene. */
export const relationWeight = (relation: string): number =>
  weighty.includes(relation) ? weighty.length - weighty.indexOf(relation) + 1 : 1;
