import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { useAppDispatch } from "../store/use-app-dispatch.ts";
import { leavingTime, toastPlacements, toasts } from "./toasts.ts";
import type { Toast, ToastPlacement } from "./toasts.ts";

/** The region that announces and shows toasts, at the place of the page's family. */
export function Toasts({ placement }: { readonly placement: ToastPlacement }) {
  const list = useSelector(toasts.selectors.all);
  return (
    <div className={`toasts toasts--${placement}`} role="status" data-react-aria-top-layer>
      {list.map((toast) => (
        <OneToast key={toast.id} toast={toast} placement={placement} />
      ))}
    </div>
  );
}

function OneToast({ toast, placement }: { readonly toast: Toast; readonly placement: ToastPlacement }) {
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState<"never" | "now" | "before">("never");
  const { timeout, afterHover } = toastPlacements[placement];

  useEffect(() => {
    if (toast.leaving) {
      const timer = setTimeout(() => dispatch(toasts.actions.removed(toast.id)), leavingTime);
      return () => clearTimeout(timer);
    }
    if (held === "now") return;
    const timer = setTimeout(
      () => dispatch(toasts.actions.left(toast.id)),
      held === "never" ? timeout : afterHover,
    );
    return () => clearTimeout(timer);
  }, [dispatch, toast.id, toast.leaving, held, timeout, afterHover]);

  const dismiss = () => dispatch(toasts.actions.left(toast.id));
  return (
    <div
      className={`toast ${toast.leaving ? "toast--leaving" : ""} ${toast.bad ? "toast--bad" : ""}`}
      onClick={dismiss}
      onPointerEnter={() => setHeld("now")}
      onPointerLeave={() => setHeld("before")}
    >
      {toast.bad ? (
        <CircleAlert className="icon" aria-hidden />
      ) : (
        <CircleCheck className="icon" aria-hidden />
      )}
      <span>{toast.text}</span>
      <button type="button" className="icon-button" aria-label="Dismiss" title="Dismiss" onClick={dismiss}>
        <X className="icon" aria-hidden />
      </button>
    </div>
  );
}
