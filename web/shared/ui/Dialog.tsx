import { lazy, Suspense, useEffect } from "react";
import type { DialogProps } from "./ModalDialog.tsx";

const load = () => import("./ModalDialog.tsx");
const ModalDialog = lazy(load);
let isUnderWay = false;

/**
 * For what can open a dialog: it comes when the page is idle, so that a press does not wait for it. Safari 26 loads it with the
 * press, and so does who has no network now.
 */
export function useDialogSoon(canOpen: boolean): void {
  useEffect(() => {
    if (isUnderWay || !canOpen) return;
    isUnderWay = true;
    globalThis.requestIdleCallback?.(() => void load().catch(() => undefined));
  }, [canOpen]);
}

/** A dialog over the page, which takes no focus and no press while it is there. */
export const Dialog = (props: DialogProps) => (
  <Suspense fallback={null}>
    <ModalDialog {...props} />
  </Suspense>
);
