import { isIPv6 } from "node:net";
import type { Request } from "express";

const groups = (part: string): string[] => part.split(":").filter((one) => one !== "");

/** Whoever has one address of IPv6 mostly has 2^64 of them: they are one client. */
function network(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [before = "", after] = address.split("::");
  const [first, last] = [groups(before), groups(after ?? "")];
  const zeros = after === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: zeros }, () => "0"), ...last].slice(0, 4).join(":");
}

/** By what a client is told from others: its address, as the proxies say that are trusted. */
export const clientOf = (request: Request): string => network(request.ip ?? "");
