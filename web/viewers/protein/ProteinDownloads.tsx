import { Download } from "lucide-react";
import type { ProteinTrack } from "../../../api/contract/index.ts";
import { DrawingDownloads } from "../../features/drawings/DrawingDownloads.tsx";
import { words } from "../../shared/format/format.ts";
import { useSaveTable } from "../../shared/table/use-save-table.ts";
import type { FileColumn } from "../../shared/table/tsv.ts";
import { pictureHeight, ProteinPicture, pictureWidths } from "./ProteinPicture.tsx";

interface Row {
  readonly track: string;
  readonly feature: ProteinTrack["features"][number];
  readonly start: number;
  readonly end: number;
}

const columns: readonly FileColumn<Row>[] = [
  { header: "track", text: ({ track }) => words(track) },
  { header: "feature", text: ({ feature }) => feature.display_name },
  { header: "id", text: ({ feature }) => feature.id },
  { header: "detail", text: ({ feature }) => feature.detail },
  { header: "severity", text: ({ feature }) => feature.severity },
  { header: "start", text: ({ start }) => start },
  { header: "end", text: ({ end }) => end },
];

const rowsOf = (tracks: readonly ProteinTrack[]): Row[] =>
  tracks.flatMap(({ name: track, features }) =>
    features.flatMap((feature) =>
      feature.positions.map(([, start, end]): Row => ({ track, feature, start, end })),
    ),
  );

export interface ProteinDownloadsProps {
  /** Of the gene. */
  readonly name: string;
  /** Residues. */
  readonly length: number;
  readonly tracks: readonly ProteinTrack[];
}

/** Takes all that is drawn along: as a picture, or as a table with a row for each stretch of a feature. */
export function ProteinDownloads({ name, length, tracks }: ProteinDownloadsProps) {
  const save = useSaveTable();
  const file = `${name}-protein-features`;
  return (
    <>
      <DrawingDownloads
        what={`the protein features of ${name}`}
        file={file}
        drawing={<ProteinPicture tracks={tracks} length={length} width={pictureWidths.file} />}
        width={pictureWidths.file}
        height={pictureHeight(tracks)}
      />
      <button
        type="button"
        className="button button--quiet"
        aria-label={`Download the protein features of ${name} as TSV`}
        onClick={() => save({ what: `protein features of ${name}`, file, columns, rows: rowsOf(tracks) })}
      >
        <Download className="icon" aria-hidden />
        TSV
      </button>
    </>
  );
}
