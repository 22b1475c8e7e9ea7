/**
 * How Node is told to run the api; the image of the Dockerfile is told the same. By itself V8 lets garbage grow to several
 * times of what is in use, which under load made 600 MB of 100 MB; with these it stays near 350 MB at the same speed.
 */
export const apiArguments: string[] = ["--max-semi-space-size=16", "--heap-growing-percent=60", "api/server.ts"];
