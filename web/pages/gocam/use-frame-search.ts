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
  /** What the frame began with, and what it has said since. */
  const [frame, setFrame] = useState({ began: search, said: search });
  // Back and links change the address from outside: then the frame starts anew.
  if (search !== frame.said) setFrame({ began: search, said: search });
  const hear = useEffectEvent((said: string) => {
    if (said === search) return;
    setFrame({ began: frame.began, said });
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
