/** Motif search: no motif is asked for twice, since counts are kept. */
import type { Call } from "./measure.ts";

const latest = "/api/v1/dataset/latest";

/** Usual motifs and costly ones; `#` is another residue each time, so that each motif is a new one. */
const kinds = [
  "KEN#",
  "[DE]{7}|#W",
  "D..RKE.#",
  "^MSS#",
  "#SSS$",
  "[KR]{6}|##",
  "S{5,20}#",
  "#.{10}K",
  "[ST]P.[KR]#",
  "N[^P][ST][^P]#",
  "C.{2,4}C.{3}[LIVMFYWC].{8}H.{3,5}#",
  "(S|T|ST){3,8}#",
  "#.{0,50}K.{0,50}W",
  "(#.{1,10}[KR]){1,10}W",
  "#(.*W)?",
  ".{1,120}#",
  "#",
  "0{4}#Z{3}",
];
const residues = "ACDEFGHIKLMNPQRSTVWY";

const motifs = (): string[] =>
  [...residues].flatMap((one) =>
    [...residues].flatMap((other) => kinds.map((kind) => kind.replaceAll("#", `[${one}${other}]`))),
  );

/** Motifs over all proteins, the first 500 in detail as the page asks for them. */
export function motifCalls(url: string): Call[] {
  const targets = motifs().map(
    (motif) => `${url}${latest}/motif_search/all/${encodeURIComponent(motif)}/500`,
  );
  const name = "motif over all proteins";
  return [
    { name, targets, clients: 1, requests: 400 },
    { name, targets: targets.toReversed(), clients: 16, requests: 800 },
  ];
}
