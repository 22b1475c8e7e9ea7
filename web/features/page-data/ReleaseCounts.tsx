import { useMetadata } from "../../shared/boot/boot.ts";
import { DataTable } from "../../shared/table/DataTable.tsx";
import type { Column } from "../../shared/table/DataTable.tsx";
import { Counted, countName } from "../release-facts/Counted.tsx";

interface KindCount {
  readonly kind: string;
  readonly number: number;
}

const columns: Column<KindCount>[] = [
  { id: "kind", header: "What", cell: ({ kind }) => countName(kind) },
  {
    id: "number",
    header: "In this release",
    number: true,
    inline: true,
    cell: ({ kind, number }) => <Counted kind={kind} number={number} />,
  },
];

/** How much the release holds, each number with the list behind it; nothing while no release is loaded. */
export function ReleaseCounts() {
  const metadata = useMetadata();
  if (metadata === null) return null;
  return (
    <div className="release-counts">
      <DataTable
        caption={`What release ${metadata.date_version} holds`}
        columns={columns}
        rows={Object.entries(metadata.counts).map(([kind, number]) => ({ kind, number }))}
        rowKey={({ kind }) => kind}
        isPart
      />
    </div>
  );
}
