/** The routes of all pages. The code of a page comes when it is first opened, and its data is asked for at the same time. */
import type { ComponentType } from "react";
import { redirect } from "react-router-dom";
import type { RouteObject } from "react-router-dom";
import { pages, redirects } from "../../api/contract/values/pages.ts";
import type { Page } from "../../api/contract/values/pages.ts";
import { FramedLayout } from "../features/shell/FramedLayout.tsx";
import { Layout } from "../features/shell/Layout.tsx";
import { RouteError } from "../features/states/RouteError.tsx";
import { betweenTasks } from "../shared/boot/between-tasks.ts";
import { LoadingPage } from "../shared/ui/Loading.tsx";
import { releaseBase } from "../shared/urls/dataset.ts";
import { askFirst } from "./first-calls.ts";

const modules = import.meta.glob<{ Component: ComponentType }>("../pages/*/*Page.tsx");

const routesOf = (page: Page): RouteObject[] =>
  page.patterns.map((pattern) => ({
    ...(pattern === "" ? { index: true } : { path: pattern }),
    handle: page,
    loader: async ({ params, request }) => {
      // On the first page both the router and the first call are work that no other page has: each takes a task of its own.
      await betweenTasks();
      const { pathname, search } = new URL(request.url);
      const path = pathname.slice(releaseBase.length);
      const address = { about: page.about, id: params["id"] ?? "", search, path };
      for (const call of page.asks ?? []) askFirst(call, address);
      return null;
    },
    lazy: modules[`../pages/${page.module}.tsx`],
  }));

const framed = pages.filter(({ isGenomeBrowser }) => isGenomeBrowser);
const others = pages.filter(({ isGenomeBrowser }) => !isGenomeBrowser);

export const routes: RouteObject[] = [
  {
    // Gene pages embed it.
    Component: parent === window ? Layout : FramedLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingPage,
    children: [{ ErrorBoundary: RouteError, children: framed.flatMap(routesOf) }],
  },
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingPage,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...others.flatMap(routesOf),
          ...Object.entries(redirects).map(([path, to]) => ({ path, loader: () => redirect(to) })),
          {
            path: "*",
            lazy: { Component: async () => (await import("../features/states/NotFound.tsx")).NotFound },
          },
        ],
      },
    ],
  },
];
