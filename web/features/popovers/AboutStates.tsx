import { SkeletonRows } from "../../shared/ui/Loading.tsx";

/** In a popover while what it tells is under way. */
export const AboutWaiting = () => (
  <div className="about__waiting">
    <SkeletonRows rows={3} label="Loading …" />
  </div>
);

/** In a popover whose program or data could not be fetched. */
export const AboutFailed = ({ id }: { readonly id: string }) => (
  <p className="muted">What is known about {id} could not be loaded.</p>
);
