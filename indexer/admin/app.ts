/** The admin page: everything that a curator does with releases, in a browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createBullBoard } from "@bull-board/api";
import { BullMQAdapter } from "@bull-board/api/bullMQAdapter";
import { ExpressAdapter } from "@bull-board/express";
import express from "express";
import type { Express, NextFunction, Request, RequestHandler, Response } from "express";
import helmet from "helmet";
import { readJournal } from "../journal/journal.ts";
import { compareReleases } from "../diff/compare-releases.ts";
import { comparisonJson, tsvLines } from "../diff/report.ts";
import { comparisonHtml, htmlReport } from "../diff/report-html.ts";
import { listGenerations } from "../load/generations.ts";
import { Html, page } from "./html.ts";
import { metricsText } from "./metrics.ts";
import { lastLoadIn } from "./last-load.ts";
import type { LastLoad } from "./last-load.ts";
import { beginLoad, runCommand } from "./run-command.ts";
import { sameOrigin, Sessions, visitorOf } from "./session.ts";
import { directoriesIn, journalLines, readLoads, readStatus } from "./status.ts";
import type { StatusSources } from "./status.ts";
import { comparePage, generationTable } from "./views-generations.ts";
import { loadsPart } from "./views-loads.ts";
import { journalTable, loginForm, outcome, overview } from "./views.ts";

/** Text of a query parameter or field of a form; "" when there is none. */
const textOf = (from: unknown, name: string): string => {
  const value = typeof from === "object" && from !== null ? Reflect.get(from, name) : undefined;
  return typeof value === "string" ? value : "";
};

/** The whole server, ready to listen. */
export function adminApp(sources: StatusSources): Express {
  const { settings } = sources;
  const app = express();
  app.disable("x-powered-by");
  const sessions = new Sessions(settings.token);
  app.use(security, sameOrigin, express.urlencoded({ extended: false, limit: "10kb" }));
  app.get("/health", (_request, response) => void response.type("text/plain").send("ok\n"));
  for (const [file, type] of [
    ["admin.css", "text/css"],
    ["admin.js", "text/javascript"],
  ] as const)
    app.get(
      `/${file}`,
      (_request, response) =>
        void response.type(type).send(readFileSync(join(import.meta.dirname, file), "utf8")),
    );
  addLogin(app, sessions);
  app.use(sessions.guard);
  const last = lastLoadIn(settings.state);
  addPages(app, sources, last);
  addActions(app, sources, last);
  app.use("/queue", ownFontsOnly, board(sources));
  app.use(
    (_request, response) =>
      void response
        .status(404)
        .send(page("Not found", new Html("<p>There is nothing here.</p>"), visitorOf(response).who)),
  );
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) next(error);
    else failed(error, response);
  });
  return app;
}

function failed(error: unknown, response: Response): void {
  const message = error instanceof Error ? error.message : String(error);
  const status =
    typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 500;
  response.status(status).send(page("That did not work", outcome("", { code: 1, output: message }), null));
}

/** The page's own files only; the board of the queue writes styles as it draws. */
const security = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Without a referrer, forms of the page itself would come from the origin "null".
  referrerPolicy: { policy: "same-origin" },
  // It is on the loopback address, where there is no TLS.
  strictTransportSecurity: false,
});

function addLogin(app: Express, sessions: Sessions): void {
  app.get("/login", (_request, response) => void response.send(page("Log in", loginForm(null), null)));
  app.post("/login", async (request, response) => {
    const who = textOf(request.body, "who").trim().slice(0, 60);
    if (who !== "" && (await sessions.logIn(textOf(request.body, "token"), who, response)))
      response.redirect(303, "/");
    else
      response
        .status(401)
        .send(page("Log in", loginForm("The token is wrong, or the name is missing."), null));
  });
  app.post("/logout", (request, response) => {
    sessions.logOut(request, response);
    response.redirect(303, "/login");
  });
}

function addPages(app: Express, sources: StatusSources, last: LastLoad): void {
  const { client, settings } = sources;
  app.get("/", async (_request, response) => {
    const body = overview(await readStatus(sources), last);
    response.send(page("Releases", body, visitorOf(response).who));
  });
  app.get("/parts/loads", async (_request, response) => {
    response.send(loadsPart(await readLoads(sources), last).text);
  });
  app.get("/parts/generations", async (_request, response) => {
    response.send(generationTable(await listGenerations(client, settings.prefix)).text);
  });
  app.get("/parts/journal", (_request, response) => {
    response.send(journalTable(readJournal(settings.state, journalLines)).text);
  });
  app.get("/status.json", async (_request, response) => void response.json(await readStatus(sources)));
  app.get("/metrics", async (_request, response) => {
    response.type("text/plain; version=0.0.4").send(await metricsText(sources));
  });
  app.get("/diff", async (request, response) => {
    const [a, b, format] = ["a", "b", "format"].map((name) => textOf(request.query, name));
    const generations = await listGenerations(client, settings.prefix);
    if (!a || !b) {
      response.send(
        page("Compare", comparePage(generations, "live", "staged", null), visitorOf(response).who),
      );
      return;
    }
    // Names of generations only: a path would let the page read the disk.
    const isKnown = (name: string): boolean =>
      name === "live" || generations.some((info) => info.name === name);
    if (!isKnown(a) || !isKnown(b)) {
      response
        .status(404)
        .send(
          page(
            "Compare",
            outcome("compare", { code: 1, output: "There is no such generation." }),
            visitorOf(response).who,
          ),
        );
      return;
    }
    const comparison = await compareReleases(a, b, client, settings);
    if (format === "tsv")
      response.type("text/tab-separated-values").send(`${tsvLines(comparison.changes).join("\n")}\n`);
    else if (format === "json") response.json(comparisonJson(comparison));
    else if (format === "html") response.send(htmlReport(comparison));
    else
      response.send(
        page(
          "Compare",
          comparePage(generations, a, b, new Html(comparisonHtml(comparison))),
          visitorOf(response).who,
        ),
      );
  });
}

function addActions(app: Express, { settings }: StatusSources, last: LastLoad): void {
  const act = async (args: readonly string[], response: Response): Promise<void> => {
    const { who } = visitorOf(response);
    const end = await runCommand(args, settings, who);
    response.status(end.code === 0 ? 200 : 409).send(page("Releases", outcome(args.join(" "), end), who));
  };
  // Names as operands, never as options.
  const generationIn = (request: Request): string[] => ["--", textOf(request.body, "generation")];
  const forceIn = (request: Request): string[] =>
    textOf(request.body, "force") === "yes" ? ["--force"] : [];
  app.post("/publish", (request, response) =>
    act(["publish", ...forceIn(request), ...generationIn(request)], response),
  );
  app.post("/delete", (request, response) => act(["delete", ...generationIn(request)], response));
  app.post("/rollback", (_request, response) => act(["rollback"], response));
  app.post("/load", async (request, response) => {
    const { who } = visitorOf(response);
    const dir = textOf(request.body, "dir");
    const known = (await Promise.all(settings.releases.map(directoriesIn))).flat();
    if (!known.some((one) => one.dir === dir)) {
      const output = "That is none of the release directories of this page.";
      response.status(404).send(page("Releases", outcome(`load ${dir}`, { code: 1, output }), who));
      return;
    }
    const isStage = textOf(request.body, "how") === "stage";
    last.begun = beginLoad({ dir, isStage, isForced: forceIn(request).length > 0 }, settings, who);
    response.redirect(303, "/");
  });
}

/** The board asks another site for its letters, which the policy of this page refuses: it does as well without. */
const ownFontsOnly: RequestHandler = (_request, response, next) => {
  const send = response.send.bind(response);
  response.send = (body: unknown) =>
    send(typeof body === "string" ? body.replaceAll(/<link [^>]*fonts\.googleapis\.com[^>]*>/g, "") : body);
  next();
};

/** The queue job by job; it is looked at here and changed by the commands. */
function board({ queue }: StatusSources): express.Router {
  const adapter = new ExpressAdapter();
  adapter.setBasePath("/queue");
  createBullBoard({
    queues: [new BullMQAdapter(queue.queue, { readOnlyMode: true })],
    serverAdapter: adapter,
  });
  // The package types its router as any.
  return adapter.getRouter() as express.Router;
}
