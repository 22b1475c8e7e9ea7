/** Numbers of things as people read them. Pure. */

/** 12685 → "12,685"; rounded. By hand: to make an `Intl.NumberFormat` takes longer than all else that is done before a first page is drawn. */
export const count = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/** "1 gene", "2 genes", "1,200 genes"; `many` for words that do not take an s. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** A number with its unit, held together by a no-break space. */
export const withUnit = (value: string, unit: string): string => `${value}\u00a0${unit}`;

/** Bytes as people read them: 1234567 → "1.2 MB". */
export function sizeText(bytes: number): string {
  if (bytes >= 1_000_000) return withUnit((bytes / 1_000_000).toFixed(1), "MB");
  return bytes >= 1000 ? withUnit(String(Math.round(bytes / 1000)), "kB") : withUnit(count(bytes), "bytes");
}
