/** A resolution as shown: rounded to two decimals, empty when it is no number. */
export function resolution(text: string | null): string {
  const value = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : "";
}
