import { Download } from "lucide-react";
import { useSaveTable } from "../../shared/table/use-save-table.ts";
import { DrawingDownloads } from "../drawings/DrawingDownloads.tsx";
import { bandColumns, rowsOfBand } from "./band.ts";
import type { BandGroup } from "./band.ts";
import { bandHeight, BandPicture, bandWidth } from "./BandPicture.tsx";

export interface BandDownloadsProps {
  /** Of what it is an overview. */
  readonly name: string;
  readonly groups: readonly BandGroup[];
}

/** Takes an overview along: as a picture, or as a table with a row for each cell. */
export function BandDownloads({ name, groups }: BandDownloadsProps) {
  const save = useSaveTable();
  const what = `the overview of ${name}`;
  const file = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}-overview`;
  return (
    <span className="actions">
      <DrawingDownloads
        what={what}
        file={file}
        drawing={<BandPicture groups={groups} />}
        width={bandWidth}
        height={bandHeight(groups)}
      />
      <button
        type="button"
        className="button button--quiet"
        aria-label={`Download ${what} as TSV`}
        onClick={() =>
          save({ what: `overview of ${name}`, file, columns: bandColumns, rows: rowsOfBand(groups) })
        }
      >
        <Download className="icon" aria-hidden />
        TSV
      </button>
    </span>
  );
}
