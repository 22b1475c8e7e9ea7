import { Outlet } from "react-router-dom";

/** A page that stands in a frame of another one, which has header and footer already. */
export const FramedLayout = () => (
  <main id="main" className="framed" aria-label="Framed page">
    <Outlet />
  </main>
);
