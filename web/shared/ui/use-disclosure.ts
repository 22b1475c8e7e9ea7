import { useRef, useState } from "react";
import type { HTMLAttributes, KeyboardEvent, RefObject } from "react";
import { useFocusWithin } from "react-aria/useFocusWithin";
import { useInteractOutside } from "react-aria/useInteractOutside";

export interface DisclosureState<Root extends HTMLElement> {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** The button that opens it. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Props of the element around button and panel. */
  readonly rootProps: Pick<HTMLAttributes<Root>, "onFocus" | "onBlur" | "onKeyDown"> & {
    readonly ref: RefObject<Root | null>;
  };
}

/**
 * What a button opens below itself. It closes on Escape (the focus goes back to the button), and when the focus or a press
 * goes elsewhere. The panel needs a tabindex: else a press on its words moves the focus to what is around it.
 */
export function useDisclosure<Root extends HTMLElement = HTMLDivElement>(): DisclosureState<Root> {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const { focusWithinProps } = useFocusWithin({
    // Without a new element the focus is not gone for good: the window may have lost it.
    onBlurWithin: ({ relatedTarget }) => relatedTarget !== null && close(),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // One key closes one thing: not what is around it, too.
    event.stopPropagation();
    close();
    trigger.current?.focus();
  };
  useInteractOutside({ ref: root, isDisabled: !isOpen, onInteractOutside: close });
  return {
    isOpen,
    setOpen,
    trigger,
    rootProps: { ref: root, ...focusWithinProps, onKeyDown },
  };
}
