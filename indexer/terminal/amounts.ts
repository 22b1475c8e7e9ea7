/** Numbers as people read them. */

/** "42 s", "3 min 05 s" */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60
    ? `${seconds < 10 ? seconds.toFixed(1) : whole} s`
    : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}

/** "512 KB", "1.4 GB" */
export function size(bytes: number): string {
  const units = ["B", "KB", "MB", "GB", "TB"];
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${units[power] ?? "B"}`;
}
