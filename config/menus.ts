/** menus.json: menus beside Search, Submit and Help. */
import { z } from "zod";
import { address } from "./text-types.ts";

export const menus = z.array(
  z.strictObject({
    label: z.string().min(1),
    entries: z.array(z.strictObject({ label: z.string().min(1), url: address })).min(1),
  }),
);

export type Menus = z.infer<typeof menus>;
