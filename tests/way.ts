/** A way to a server over which everything can go wrong that goes wrong with networks and servers. */
import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

/** To those who come this way a server is down, frozen or slow; to everybody else it is not. */
export interface Way {
  readonly url: string;
  /** Ends all connections and takes no others. */
  cut(): void;
  /** Keeps all connections and takes others, and passes nothing on. */
  freeze(): void;
  /** Passes everything on, in both directions, so many ms later. */
  slow(ms: number): void;
  /** Ends each connection in the middle of one of the next answers. */
  tear(): void;
  /** Puts bytes that cannot be there into answers, into about one piece of so many. */
  spoil(oneOf: number): void;
  mend(): void;
  close(): void;
}

interface Weather {
  isCut: boolean;
  isFrozen: boolean;
  /** ms */
  delay: number;
  isTearing: boolean;
  /** Pieces of which one is spoilt; 0 for none. */
  oneOf: number;
}

const fair: Readonly<Weather> = { isCut: false, isFrozen: false, delay: 0, isTearing: false, oneOf: 0 };

/** Bytes that are neither JSON nor the beginning of an answer. */
function spoilt(piece: Buffer): Buffer {
  const copy = Buffer.from(piece);
  for (let at = Math.floor(piece.length / 2); at < Math.min(piece.length, piece.length / 2 + 8); at++)
    copy[at] = 0;
  return copy;
}

/** Opens a way to a server on a free port of this machine. */
export async function wayTo(target: URL): Promise<Way> {
  const open = new Map<Socket, Socket>();
  const weather: Weather = { ...fair };
  let frozen: (() => void)[] = [];
  let pieces = 0;

  const passing = (isAnswer: boolean): Transform =>
    new Transform({
      transform(piece: Buffer, _encoding, pass) {
        const { delay, oneOf, isTearing } = weather;
        if (isAnswer && isTearing) {
          pass(null, piece.subarray(0, piece.length / 2));
          this.destroy();
          return;
        }
        const sent = isAnswer && oneOf > 0 && ++pieces % oneOf === 0 ? spoilt(piece) : piece;
        const send = (): void => pass(null, sent);
        if (weather.isFrozen) frozen.push(send);
        else if (delay > 0) void sleep(delay).then(send);
        else send();
      },
    });

  const server = createServer((socket) => {
    if (weather.isCut) {
      socket.destroy();
      return;
    }
    const on = connect(Number(target.port), target.hostname);
    for (const [one, other, isAnswer] of [
      [socket, on, false],
      [on, socket, true],
    ] as const) {
      open.set(one, other);
      one
        .on("error", () => other.destroy())
        .on("close", () => {
          open.delete(one);
          other.destroy();
        });
      one
        .pipe(passing(isAnswer))
        .on("close", () => other.destroySoon())
        .pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object, never a pipe name.
  const { port } = server.address() as AddressInfo;

  const endAll = (): void => {
    for (const socket of open.keys()) socket.destroy();
  };
  const set = (change: Partial<Weather>): void => {
    Object.assign(weather, fair, change);
    const held = weather.isFrozen ? [] : frozen;
    frozen = weather.isFrozen ? frozen : [];
    for (const send of held) send();
  };
  return {
    url: `${target.protocol}//${target.password === "" ? "" : `${target.username}:${target.password}@`}127.0.0.1:${port}`,
    cut() {
      set({ isCut: true });
      endAll();
    },
    freeze: () => set({ isFrozen: true }),
    slow: (ms) => set({ delay: ms }),
    tear: () => set({ isTearing: true }),
    spoil: (oneOf) => set({ oneOf }),
    mend: () => set({}),
    close() {
      set({ isCut: true });
      endAll();
      server.close();
    },
  };
}
