import type { Worker } from "node:cluster";

/**
 * Ends the connection that a process was handed and has not taken when it dies: it is open in this process too, and Node
 * forgets it then, so that whoever asked would wait for ever. A process is handed one at a time.
 */
export function endUntaken(worker: Worker): void {
  let handed: { close(): void } | undefined;
  // Node hands connections over by the `send` of the process, as its second argument.
  worker.process.send = new Proxy(worker.process.send, {
    apply(send, self, args) {
      const [, handle] = args;
      if (handle) handed = handle;
      return Reflect.apply(send, self, args);
    },
  });
  // One that was taken is closed here already; to close it again does nothing.
  worker.once("exit", () => handed?.close());
}
