/** Writes structures as mmCIF, as AlphaFold DB and the PDB do. */
import type { FoldedResidue } from "./fold.ts";

const threeLetters: Readonly<Record<string, string>> = {
  A: "ALA",
  R: "ARG",
  N: "ASN",
  D: "ASP",
  C: "CYS",
  Q: "GLN",
  E: "GLU",
  G: "GLY",
  H: "HIS",
  I: "ILE",
  L: "LEU",
  K: "LYS",
  M: "MET",
  F: "PHE",
  P: "PRO",
  S: "SER",
  T: "THR",
  W: "TRP",
  Y: "TYR",
  V: "VAL",
};
const nameOf = (residue: string | undefined): string => threeLetters[residue ?? ""] ?? "UNK";

export interface StructureParts {
  /** AF-…-F1, or the id of an entry. */
  readonly id: string;
  readonly title: string;
  /** Of the whole protein, without the stop. */
  readonly residues: string;
  readonly fold: readonly FoldedResidue[];
  readonly chains: readonly string[];
  /** First and last residue that the structure has. */
  readonly range: readonly [start: number, end: number];
  /** Whether the B factors are the confidence of a prediction. */
  readonly isPredicted: boolean;
}

const loop = (category: string, items: readonly string[], rows: readonly string[]): string =>
  rows.length === 0
    ? ""
    : `loop_\n${items.map((item) => `${category}.${item}`).join("\n")}\n${rows.join("\n")}\n#\n`;

/** Copies of the chain stand beside each other. */
const chainShift = 45;

function atoms({ residues, fold, chains, range: [start, end], isPredicted }: StructureParts): string[] {
  const rows: string[] = [];
  chains.forEach((chain, copy) => {
    for (let position = start; position <= end; position++) {
      const residue = fold[position - 1];
      if (!residue) continue;
      const name = nameOf(residues[position - 1]);
      const factor = isPredicted ? residue.confidence : 20 + (100 - residue.confidence) / 2;
      for (const [atom, [x, y, z]] of Object.entries(residue.atoms))
        rows.push(
          `ATOM ${rows.length + 1} ${atom[0]} ${atom} . ${name} ${chain} 1 ${position - start + 1} ? ${(x + copy * chainShift).toFixed(3)} ${y.toFixed(3)} ${z.toFixed(3)} 1.0 ${factor.toFixed(2)} ${position} ${name} ${chain} ${atom} 1`,
        );
    }
  });
  return rows;
}

/** Helices and strands. */
function shapes({ residues, fold, chains, range: [start, end] }: StructureParts): string[] {
  const rows: string[] = [];
  for (const chain of chains) {
    let first = start;
    for (let position = start; position <= end; position++) {
      const shape = fold[position - 1]?.shape;
      if (position < end && fold[position]?.shape === shape) continue;
      if (shape !== "loop" && position - first > 2) {
        const ends = [first, position].map(
          (at) => `${nameOf(residues[at - 1])} ${chain} ${at - start + 1} ? ${chain} ${at}`,
        );
        rows.push(`${shape === "helix" ? "HELX_RH_AL_P" : "STRN"} S${rows.length + 1} ${ends.join(" ")}`);
      }
      first = position + 1;
    }
  }
  return rows;
}

const partner = (which: string): string[] => [
  `${which}_label_comp_id`,
  `${which}_label_asym_id`,
  `${which}_label_seq_id`,
  `pdbx_${which}_PDB_ins_code`,
  `${which}_auth_asym_id`,
  `${which}_auth_seq_id`,
];

/** pLDDT of the whole and of each residue, where viewers look for it. */
function confidence({ residues, fold, chains, range: [start, end] }: StructureParts): string {
  const modelled = fold.slice(start - 1, end);
  const mean = modelled.reduce((sum, residue) => sum + residue.confidence, 0) / modelled.length;
  return [
    loop(
      "_ma_qa_metric",
      ["id", "mode", "name", "software_group_id", "type"],
      ["1 global pLDDT 1 pLDDT", "2 local pLDDT 1 pLDDT"],
    ),
    loop(
      "_ma_qa_metric_local",
      [
        "label_asym_id",
        "label_comp_id",
        "label_seq_id",
        "metric_id",
        "metric_value",
        "model_id",
        "ordinal_id",
      ],
      modelled.map(
        (residue, index) =>
          `${chains[0]} ${nameOf(residues[start - 1 + index])} ${index + 1} 2 ${residue.confidence.toFixed(2)} 1 ${index + 1}`,
      ),
    ),
    `_ma_qa_metric_global.metric_id 1\n_ma_qa_metric_global.metric_value ${mean.toFixed(2)}\n_ma_qa_metric_global.model_id 1\n_ma_qa_metric_global.ordinal_id 1\n#\n`,
  ].join("");
}

/** A data block with backbone atoms; residues are numbered as in the protein. */
export function mmcifBlock(parts: StructureParts): string {
  const { id, title, residues, chains, range } = parts;
  const sequence = residues.slice(range[0] - 1, range[1]);
  return [
    `data_${id}\n#\n_entry.id ${id}\n#\n_struct.entry_id ${id}\n_struct.title '${title.replaceAll("'", "")}'\n#\n`,
    "_entity.id 1\n_entity.type polymer\n#\n",
    `_entity_poly.entity_id 1\n_entity_poly.type polypeptide(L)\n_entity_poly.pdbx_strand_id ${chains.join(",")}\n_entity_poly.pdbx_seq_one_letter_code_can\n;${sequence.replaceAll(/(.{80})(?=.)/g, "$1\n")}\n;\n#\n`,
    loop(
      "_entity_poly_seq",
      ["entity_id", "num", "mon_id"],
      [...sequence].map((one, index) => `1 ${index + 1} ${nameOf(one)}`),
    ),
    loop(
      "_struct_asym",
      ["id", "entity_id"],
      chains.map((chain) => `${chain} 1`),
    ),
    loop("_struct_conf", ["conf_type_id", "id", ...partner("beg"), ...partner("end")], shapes(parts)),
    parts.isPredicted ? confidence(parts) : "",
    loop(
      "_atom_site",
      [
        "group_PDB",
        "id",
        "type_symbol",
        "label_atom_id",
        "label_alt_id",
        "label_comp_id",
        "label_asym_id",
        "label_entity_id",
        "label_seq_id",
        "pdbx_PDB_ins_code",
        "Cartn_x",
        "Cartn_y",
        "Cartn_z",
        "occupancy",
        "B_iso_or_equiv",
        "auth_seq_id",
        "auth_comp_id",
        "auth_asym_id",
        "auth_atom_id",
        "pdbx_PDB_model_num",
      ],
      atoms(parts),
    ),
  ].join("");
}
