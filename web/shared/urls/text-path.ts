/** A page of text as the api names it: `/about/privacy` is `about/privacy`. */
export const textPath = (pathname: string): string => pathname.replace(/^\/|\/$/g, "");
