/** Highest resident memory of this process while something runs. */
const interval = 50;

/** Starts watching; the function returned ends it and answers the peak in MB. */
export function watchMemory(): () => number {
  let peak = process.memoryUsage.rss();
  const look = (): void => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    look();
    return Math.round(peak / 1024 / 1024);
  };
}
