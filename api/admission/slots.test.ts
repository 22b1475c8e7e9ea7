import { expect, test } from "vitest";
import { Slots } from "./slots.ts";
import type { SlotOptions } from "./slots.ts";

const isRefused = (given: unknown): boolean => typeof given !== "function";

/** Enters and notes the order in which requests were let in. */
function door(options: Pick<SlotOptions, "slots" | "queue" | "atFirst"> & { patience?: number }) {
  let time = 0;
  const slots = new Slots({ patience: 60_000, ...options, now: () => time });
  const order: string[] = [];
  const leaves: (() => void)[] = [];
  const refused: string[] = [];
  const enter = async (client: string, name: string): Promise<void> => {
    const given = await slots.enter(client);
    if (typeof given === "function") {
      order.push(name);
      leaves.push(given);
    } else refused.push(name);
  };
  /** The one that is longest inside leaves after some ms. */
  const leave = async (ms = 10): Promise<void> => {
    time += ms;
    leaves.shift()?.();
    await new Promise(setImmediate);
  };
  return { slots, order, refused, enter, leave };
}

test("clients take turns, however much one of them asks for", async () => {
  const { order, enter, leave } = door({ slots: 1, queue: 10 });
  await enter("a", "a1");
  for (const name of ["a2", "a3", "a4"]) void enter("a", name);
  void enter("b", "b1");
  void enter("c", "c1");
  for (let i = 0; i < 5; i++) await leave();
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
});

test("a client alone has all slots", async () => {
  const { slots, order, enter } = door({ slots: 3, queue: 3 });
  await Promise.all(["1", "2", "3"].map((name) => enter("a", name)));
  expect([order, slots.busy]).toEqual([["1", "2", "3"], 3]);
});

test("where the queue is full, the client with most in it makes room for another, and nobody else does", async () => {
  const { order, refused, enter, leave } = door({ slots: 1, queue: 3 });
  await enter("a", "a1");
  for (const name of ["a2", "a3", "a4"]) void enter("a", name);
  void enter("a", "a5");
  void enter("b", "b1");
  void enter("c", "c1");
  void enter("d", "d1");
  for (let i = 0; i < 4; i++) await leave();
  expect(refused.toSorted()).toEqual(["a3", "a4", "a5", "d1"]);
  expect(order).toEqual(["a1", "a2", "b1", "c1"]);
});

test("who would wait for too long is told at once, and for how long", async () => {
  const { slots, enter, leave } = door({ slots: 1, queue: 10, patience: 1_000 });
  await enter("a", "1");
  await leave(60_000);
  await enter("a", "2");
  const given = await slots.enter("b");
  expect(given).toEqual({ retryAfter: 6 });
});

test("nobody waits for longer than the patience", async () => {
  const { slots, enter } = door({ slots: 1, queue: 10, patience: 20 });
  await enter("a", "1");
  expect(isRefused(await slots.enter("b"))).toBe(true);
  expect(slots.waiting).toBe(0);
});

test("a slot is given back once, whatever ends a request twice", async () => {
  const slots = new Slots({ slots: 2, queue: 0, patience: 1 });
  const leave = await slots.enter("a");
  await slots.enter("a");
  if (typeof leave === "function") {
    leave();
    leave();
  }
  expect(slots.busy).toBe(1);
});

test("at first a request may wait for longer", async () => {
  const atFirst = { lasts: 60_000, patience: 30_000 };
  const { order, refused, enter, leave } = door({ slots: 1, queue: 10, patience: 1_000, atFirst });
  // One in ten of 50 s: 5 s are what a request takes, as far as is known.
  await enter("a", "1");
  void enter("a", "2");
  await leave(50_000);
  void enter("a", "3");
  await leave(10_000);
  expect([order, refused]).toEqual([["1", "2", "3"], []]);
  await enter("a", "4");
  expect(refused).toEqual(["4"]);
});
