import { connect, createServer, isIPv6 } from "node:net";

/** A port of 127.0.0.1 that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Where something is to listen, with the settings that say so. */
export interface Place {
  port: number;
  /** All addresses of the machine when undefined. */
  host: string | undefined;
  settings: { port: string; host: string };
}

/** Why nothing can listen there, in one sentence; undefined where something can. */
export async function whyNotListen({ port, host, settings }: Place): Promise<string | undefined> {
  // To listen on all addresses can succeed beside somebody who has one of them.
  const asked = host === undefined ? ["127.0.0.1", "::1"] : [];
  const answers = await Promise.all(asked.map((one) => somebodyAnswers(one, port)));
  const code = answers.includes(true) ? "EADDRINUSE" : await refusalOf(port, host);
  switch (code) {
    case undefined:
      return undefined;
    case "EADDRINUSE":
      return `Port ${port} is in use: stop what listens there, or choose another with ${settings.port}=${port + 1} npm start.`;
    case "EACCES":
      return `Port ${port} may not be used by this user: choose one above 1023 with ${settings.port}.`;
    default:
      return `Nothing can listen at ${host ?? "this machine"}, port ${port} (${code}): change the setting ${host === undefined ? settings.port : settings.host}.`;
  }
}

function somebodyAnswers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const done = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", done(true)).once("error", done(false)).once("timeout", done(false));
  });
}

/** The code with which the system refuses to listen there. */
function refusalOf(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/** The address of a site for whoever sits at this machine. */
export function addressOfSite({ port, host }: Pick<Place, "port" | "host">): string {
  const isEverywhere = host === undefined || host === "0.0.0.0" || host === "::";
  return `http://${isEverywhere ? "localhost" : isIPv6(host) ? `[${host}]` : host}:${port}`;
}
