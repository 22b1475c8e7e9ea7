/**
 * Bytes in memory of their own, for whoever holds them for long. Node cuts small Buffers out of blocks that they share, and a block
 * stays in memory as long as any part of it is held: thousands of answers of 2 KB take four times their size.
 *
 * @returns the bytes themselves where nothing else is in their memory, else a copy
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}
