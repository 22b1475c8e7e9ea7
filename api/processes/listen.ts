import { once } from "node:events";
import type { Server } from "node:http";
import { SettingsError } from "../../config/settings.ts";

/** Where to listen, and the settings that say so. */
interface ListenAddress {
  readonly port: number;
  /** All addresses of the machine when undefined. */
  readonly host: string | undefined;
  readonly settings: { readonly port: string; readonly host: string };
}

/** Sentences for the ways in which a port cannot be had. */
const refusals: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port, settings }) =>
    `Port ${port} is in use by another program; stop that one or choose another with ${settings.port}.`,
  EACCES: ({ port, settings }) =>
    `Port ${port} may not be used by this user; choose one above 1023 with ${settings.port}.`,
  EADDRNOTAVAIL: ({ host, settings }) =>
    `${host} is no address of this machine; change the setting ${settings.host}.`,
  ENOTFOUND: ({ host, settings }) =>
    `${host} is no address that is known here; change the setting ${settings.host}.`,
};

/** Listens and returns the port. Throws a SettingsError with one sentence when that is not possible. */
export async function listen(server: Server, address: ListenAddress): Promise<number> {
  const { port, host } = address;
  try {
    server.listen({ port, host });
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const refusal = refusals[code];
    throw refusal ? new SettingsError(refusal(address)) : error;
  }
  const bound = server.address();
  return typeof bound === "object" && bound ? bound.port : port;
}
