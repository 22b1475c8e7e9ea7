import { useEffect, useEffectEvent, useState } from "react";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { isReady } from "./messages.ts";
import { whenIdle } from "../../shared/browser/when-idle.ts";

export interface FrameProps {
  /** What the frame shows, for screen readers. */
  readonly title: string;
  readonly src: string;
  /** px; on smaller windows, and without it, the frame is as wide as the page. */
  readonly width?: number;
  /** px; without it the styles of its class say it. */
  readonly height?: number;
  readonly className?: string;
  /** Said until the view is there. */
  readonly loading: string;
  /** The view's own height counts, but never less than this, in px; without it the height is fixed. */
  readonly minHeight?: number;
  /** px; a view that is higher scrolls within its frame. */
  readonly maxHeight?: number;
}

/** A frame is pointed at its address this long after it appears, in ms, and when the page around it has nothing else to do. */
const delay = 100;

/** Whether what came in place of a view is none: the browser's own page of an error, or an answer without a view in it. */
const isNoView = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument === null || contentDocument.getElementById("root") === null;

/** The address once the page around the frame is idle; null before. `onOpened` is told when it is that of another view. */
function useLateAddress(src: string, onOpened: () => void): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const open = useEffectEvent(() => {
    onOpened();
    setAddress(src);
  });
  useEffect(() => {
    let takeBack = () => {};
    const timer = setTimeout(() => {
      takeBack = whenIdle(() => open());
    }, delay);
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [src]);
  return address;
}

/** What the view in a frame says of itself when it is ready: the height that it asks for, in px. null before. */
function useReadyView(
  src: string,
  element: HTMLIFrameElement | null,
): { readonly height: number | null } | null {
  const [ready, setReady] = useState<{ readonly height: number | null } | null>(null);
  useEffect(() => setReady(null), [src]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOwn = origin === location.origin && element !== null && source === element.contentWindow;
      if (isOwn && isReady(data)) setReady({ height: data.height });
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [element]);
  return ready;
}

/** A view of its own inside the page. Its place is kept from the start. */
export function Frame({
  title,
  src,
  width,
  height,
  className = "",
  loading,
  minHeight,
  maxHeight = Infinity,
}: FrameProps) {
  const [element, setElement] = useState<HTMLIFrameElement | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const address = useLateAddress(src, () => setFailed(false));
  const ready = useReadyView(src, element);

  const loaded = (frame: HTMLIFrameElement) => {
    if (isNoView(frame)) setFailed(true);
  };
  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (failed)
    return (
      <ErrorMessage
        title={`The view “${title}” could not be loaded.`}
        failure={{ status: null, detail: "The site did not send it.", requestId: null }}
        onRetry={again}
      >
        The rest of the page is not affected.
      </ErrorMessage>
    );

  const asked = ready?.height ?? null;
  const tall =
    asked === null || minHeight === undefined ? height : Math.min(maxHeight, Math.max(minHeight, asked));
  return (
    <div className={`frame ${className}`} style={{ width, height: tall }}>
      {!ready && (
        <p className="frame__loading" role="status">
          {loading}
        </p>
      )}
      {/* A new address in an old frame would be a step of the browser's Back, so each address has its own frame. */}
      {address !== null && (
        <iframe
          key={`${address} ${attempt}`}
          ref={setElement}
          title={title}
          src={address}
          width={width}
          height={tall}
          onLoad={(event) => loaded(event.currentTarget)}
        />
      )}
    </div>
  );
}
