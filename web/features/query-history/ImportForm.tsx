import { useId, useState } from "react";
import { counted } from "../../shared/format/format.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { toasts } from "../../shared/toast/toasts.ts";
import { ImportError } from "./stored.ts";
import { useImport } from "./use-import.ts";

/** A file of exported queries to read. @param onEnd is told when a file was read, or none is wanted */
export function ImportForm({ onEnd }: { readonly onEnd: () => void }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const importText = useImport();
  const [busy, setBusy] = useState(false);
  const read = async (file: File) => {
    setBusy(true);
    try {
      const added = await importText(await file.text());
      dispatch(toasts.actions.shown(`Imported: ${counted(added, "query", "queries")}`));
    } catch (error) {
      dispatch(
        toasts.actions.failed(
          error instanceof ImportError ? error.message : `import failed: ${file.name} could not be read`,
        ),
      );
    }
    onEnd();
  };
  return (
    <p className="history__import row">
      <label htmlFor={id}>Exported queries (JSON)</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
        }}
      />
      <button type="button" className="button" disabled={busy} onClick={onEnd}>
        Cancel
      </button>
      {busy && (
        <span className="subtle" role="status">
          Reading …
        </span>
      )}
    </p>
  );
}
