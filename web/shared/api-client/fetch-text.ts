/** Files of the api that are read as they are. */

/** @throws Error when the server does not answer or refuses */
export async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer.text();
}

/** Ids of a file that has one in each line. @throws Error when the server does not answer or refuses */
export const fetchIds = async (url: string): Promise<string[]> =>
  (await fetchText(url)).split("\n").filter((id) => id !== "");
