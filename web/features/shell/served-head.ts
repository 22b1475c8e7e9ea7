/**
 * The server wrote into the head what the first page is about. When another page is shown, its address takes the place of
 * the first one's, and what told machines about the first one goes.
 */
export function forgetServedHead(pathname: string): void {
  const address = location.origin + pathname;
  document.querySelector('link[rel="canonical"]')?.setAttribute("href", address);
  document.querySelector('meta[property="og:url"]')?.setAttribute("content", address);
  document.querySelector('script[type="application/ld+json"]')?.remove();
}
