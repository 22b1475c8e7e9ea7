/** A line of the log as people read it: time, level, what was done, how it went, and the rest as name=value. */
const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** @param line JSON, as pino writes it; what is none stays as it is */
export function lineForPeople(line: string): string {
  let entry: Readonly<Record<string, unknown>>;
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  const { time, level, msg, req, res, ms, id, reqId, err, ...rest } = entry;
  const asked =
    req === undefined ? shown(msg ?? "") : `${shown(req)} ${shown(res ?? "")} ${shown(ms ?? "")} ms`;
  const others = Object.entries({ id: id ?? reqId, ...rest })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${shown(value)}`);
  const stack =
    typeof err === "object" && err !== null && "stack" in err
      ? `\n${String(err.stack).replaceAll(/^/gm, "    ")}`
      : "";
  return `${[shown(time), String(level).toUpperCase().padEnd(5), asked, ...others].join(" ")}${stack}\n`;
}
