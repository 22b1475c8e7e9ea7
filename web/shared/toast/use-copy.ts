import { useCallback } from "react";
import { useAppDispatch } from "../store/use-app-dispatch.ts";
import { toasts } from "./toasts.ts";

/** The text may still be under way: browsers keep a copy that was asked for by a press open until it is there. */
async function write(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ "text/plain": text.then((said) => new Blob([said], { type: "text/plain" })) }),
    ]);
    return true;
  } catch {
    return false;
  }
}

/** Copies text and says so, or that it could not be. `what` stands at the end of "Copied: …". */
export function useCopy(): (what: string, text: string | Promise<string>) => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (what, text) => {
      const done = await write(Promise.resolve(text));
      dispatch(
        toasts.actions.shown(
          done
            ? `Copied: ${what}`
            : "Nothing was copied: the browser does not allow it here, or the text did not come",
        ),
      );
    },
    [dispatch],
  );
}
