/** What answers tell about the server beside what was asked for. */
import { createAction } from "@reduxjs/toolkit";

/** The release of the page is no longer kept; the payload is the one that is served now. */
export const releaseGone = createAction<string>("served/releaseGone");

/** An answer was kept from before, as what it is read from does not answer; the payload is when it was made, in ISO form. */
export const answeredFromKept = createAction<string>("served/answeredFromKept");

/** ms after which what was asked for and has not come may be what no server works at. */
export const longWait = 5000;

/** An answer, or the code of a page, is waited for longer than one that comes. */
export const awaitedLong = createAction("served/awaitedLong");

/** The code of a page could not be got. */
export const codeMissing = createAction("served/codeMissing");

/** An answer was made anew. */
export const answeredAnew = createAction("served/answeredAnew");
