// In this order: pauses in the evaluation of the program.
import "../shared/boot/after-picture.ts";
import "../shared/boot/after-react.ts";
import "../shared/api-client/after-libraries.ts";

import { startTransition, StrictMode, useInsertionEffect } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import type { Boot } from "../../api/contract/index.ts";
import { api } from "../shared/api-client/api.ts";
import { BootContext, readBoot, ViewBootContext, viewBootOf } from "../shared/boot/boot.ts";
import { betweenTasks } from "../shared/boot/between-tasks.ts";
import { nameVisits } from "../shared/visits/visits.ts";
import { keepTyped } from "../features/search-box/typed-before.ts";
import { releaseBase } from "../shared/urls/dataset.ts";
import { routes } from "./routes.tsx";
import { store } from "./store.ts";
import { BootError } from "../shared/ui/BootError.tsx";
import "../styles/index.css";

/** How long the server's summary may stay while the page's data is under way, in ms. */
const maxWait = 400;

const element = document.getElementById("root");
if (element === null) throw new Error("the page has no #root");

interface InPlaceOfProps {
  /** What the server drew. */
  readonly served: HTMLElement;
  readonly drawn: HTMLElement;
  readonly children: ReactNode;
}

/** Puts the drawn page in the place of the served one when it is whole, and before anything is measured. */
function InPlaceOf({ served, drawn, children }: InPlaceOfProps): ReactNode {
  useInsertionEffect(() => {
    keepTyped(served);
    served.replaceWith(drawn);
  }, [served, drawn]);
  return children;
}

/**
 * Draws the first page when its code is there. Where the server wrote a summary, the page's data is waited for too, so
 * that the summary is replaced by the page and not by a skeleton.
 */
async function start(boot: Boot, root: HTMLElement): Promise<void> {
  nameVisits();
  const router = createBrowserRouter(routes, { basename: releaseBase || "/" });
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe((state) => {
        if (!state.initialized) return;
        stop();
        resolve();
      });
    });
  }
  if (root.querySelector("main") !== null) {
    await Promise.race([
      Promise.all(store.dispatch(api.util.getRunningQueriesThunk())),
      new Promise((resolve) => setTimeout(resolve, maxWait)),
    ]);
  }
  // A busy gene's page takes the time of many frames to put together: as a transition it leaves room for scrolling and keys.
  const drawn = document.createElement("div");
  drawn.id = root.id;
  startTransition(() => {
    createRoot(drawn).render(
      <StrictMode>
        <InPlaceOf served={root} drawn={drawn}>
          <Provider store={store}>
            <BootContext value={boot}>
              <ViewBootContext value={viewBootOf(boot)}>
                <RouterProvider router={router} />
              </ViewBootContext>
            </BootContext>
          </Provider>
        </InPlaceOf>
      </StrictMode>,
    );
  });
}

readBoot().then(
  async (boot) => {
    await betweenTasks();
    await start(boot, element);
  },
  (error: unknown) =>
    createRoot(element).render(<BootError reason={error instanceof Error ? error.message : String(error)} />),
);
