/** Pauses between long pieces of work, in which the browser shows what has come and answers what was pressed. */
export const betweenTasks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** ms: a page that is not seen, in another tab, is never drawn. */
const maxWait = 100;

/** After the browser's next picture. */
export const afterPicture = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, maxWait);
    requestAnimationFrame(() => setTimeout(resolve));
  });
