import { once } from "node:events";
import type { Server } from "node:http";
import { SettingsError } from "../settings/settings.ts";

/** Sentences for the ways in which a port cannot be had. */
const refusals: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use by another program; stop that one or choose another with PORT.`,
  EACCES: (port) => `Port ${port} may not be used by this user; choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: (_port, host) => `${host} is no address of this machine; change the setting HOST.`,
  ENOTFOUND: (_port, host) => `${host} is no address that is known here; change the setting HOST.`,
};

/** Listens and returns the port. Throws a SettingsError with one sentence when that is not possible. */
export async function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  try {
    server.listen({ port, host });
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const refusal = refusals[code];
    throw refusal ? new SettingsError(refusal(port, host ?? "")) : error;
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
