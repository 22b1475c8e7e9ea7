/**
 * Loaded into an api before its program (`node --import`): measures how long its thread worked without a pause in which it
 * could have answered others. In processor time, so that a machine that is busy with other things does not count.
 */
/** ms */
const pause = 2;

let longest = 0;
let before = process.threadCpuUsage();

setInterval(() => {
  const used = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, (used.user + used.system) / 1000);
}, pause).unref();

process.on("message", (message) => {
  if (message === "begin") longest = 0;
  if (message === "tell") process.send?.({ longest, memory: process.memoryUsage.rss() });
});
process.channel?.unref();
