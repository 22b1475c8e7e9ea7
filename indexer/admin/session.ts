/** Who may use the admin page: whoever has the token, as a form once or as a bearer in each request. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Request, RequestHandler, Response } from "express";

const cookieName = "karyon_admin";
/** ms */
const lifetime = 12 * 3_600_000;
/** ms that a wrong token waits for its answer, and wrong ones that may wait at the same time. */
const wrongPause = 1_000;
const maxWaiting = 5;

interface Session {
  readonly who: string;
  readonly until: number;
}

/** What pages are told of a visitor. */
export interface Visitor {
  /** Name for the journal. */
  readonly who: string;
}

/** Sessions live as long as the process. */
export class Sessions {
  readonly #token: string;
  readonly #sessions = new Map<string, Session>();
  #waiting = 0;

  constructor(token: string) {
    this.#token = token;
  }

  /** Answers whether the token is right; a wrong one waits. */
  async logIn(token: string, who: string, response: Response): Promise<boolean> {
    if (this.#waiting >= maxWaiting) return false;
    if (!equal(token, this.#token)) {
      this.#waiting += 1;
      await sleep(wrongPause);
      this.#waiting -= 1;
      return false;
    }
    const id = randomBytes(24).toString("base64url");
    for (const [other, { until }] of this.#sessions) if (until < Date.now()) this.#sessions.delete(other);
    this.#sessions.set(id, { who, until: Date.now() + lifetime });
    response.cookie(cookieName, id, { httpOnly: true, sameSite: "strict", maxAge: lifetime, path: "/" });
    return true;
  }

  logOut(request: Request, response: Response): void {
    this.#sessions.delete(cookieOf(request) ?? "");
    response.clearCookie(cookieName, { path: "/" });
  }

  /** The visitor of a request; null when it shows neither a session nor the token. */
  visitor(request: Request): Visitor | null {
    const session = this.#sessions.get(cookieOf(request) ?? "");
    if (session && session.until > Date.now()) return { who: session.who };
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
    return bearer !== undefined && equal(bearer, this.#token) ? { who: "token" } : null;
  }

  /** Lets only known visitors pass; others are shown the form, or 401 when they are programs. */
  readonly guard: RequestHandler = (request, response, next) => {
    const visitor = this.visitor(request);
    if (visitor === null) {
      response.set("WWW-Authenticate", "Bearer");
      if (request.method === "GET" && (request.headers.accept ?? "").includes("text/html"))
        response.redirect(303, "/login");
      else response.status(401).type("text/plain").send("The token is missing or wrong.\n");
      return;
    }
    response.locals["visitor"] = visitor;
    next();
  };
}

/** Set by `guard`. */
export const visitorOf = (response: Response): Visitor => response.locals["visitor"] as Visitor;

/** Refuses changes that another site's page asks for. */
export const sameOrigin: RequestHandler = (request, response, next) => {
  const origin = request.headers.origin;
  const isOwn =
    origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.headers.host);
  if (request.method === "GET" || request.method === "HEAD" || isOwn) next();
  else response.status(403).type("text/plain").send("Asked for by another site.\n");
};

function cookieOf(request: Request): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === cookieName)?.[1];
}

/** Takes as long whatever differs. */
function equal(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
