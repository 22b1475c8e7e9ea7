import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isMapState } from "../../features/frames/messages.ts";

/**
 * What a frame shows stands in the address of the page, so that it can be linked and Back works. The answer is the search
 * part that the frame is to start with: it stays the same while the frame itself changes what it shows.
 */
export function useFrameSearch(): string {
  const { search } = useLocation();
  const navigate = useNavigate();
  /** What the frame began with, what it has said since, and the address as it was seen last. */
  const [frame, setFrame] = useState({ began: search, said: search, seen: search });
  // Back and links change the address from outside: then the frame starts anew. What it said itself comes back later.
  if (search !== frame.seen)
    setFrame(
      search === frame.said ? { ...frame, seen: search } : { began: search, said: search, seen: search },
    );
  const hear = useEffectEvent((said: string) => {
    if (said === search) return;
    setFrame((present) => ({ ...present, said }));
    void navigate({ search: said }, { preventScrollReset: true });
  });
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && isMapState(data)) hear(data.search);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  return frame.began;
}
