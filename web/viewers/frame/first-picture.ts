/** The picture that the server has drawn of a view, so that it is seen while the program comes (web/viewers/pictures.tsx). */
import { useLayoutEffect } from "react";

/** Shows what the program has drawn. */
export const removeFirstPicture = (): void => document.getElementById("karyon-picture")?.remove();

/** Takes the place of the server's picture. @param isDrawn whether the view is drawn, or has said why it cannot be */
export function useFirstPicture(isDrawn: boolean): void {
  useLayoutEffect(() => {
    if (isDrawn) removeFirstPicture();
  }, [isDrawn]);
}
