import type { Settings } from "../settings.ts";
export async function diff(_a: string, _b: string, _tsv: boolean, _settings: Settings): Promise<number> { return 0; }
