import { Link, useLocation, useSearchParams } from "react-router-dom";
import { count } from "../format/format.ts";
import { pageCount, pageFrom, pageNumbers } from "./pages.ts";

/** The page of a list that the address asks for, under the list's own name. */
export function usePageNumber(name: string, total: number, size: number): number {
  const [search] = useSearchParams();
  return pageFrom(search.get(name), pageCount(total, size));
}

export interface PagerProps {
  /** Name in the address, and part of the pager's name. */
  readonly name: string;
  readonly title: string;
  readonly page: number;
  readonly total: number;
  readonly size: number;
  /** Another page is read from its start, where the list is what the page is about. */
  readonly toTop?: boolean;
}

/** "1–50 of 217" and links to the pages; nothing when all rows are on one. */
export function Pager({ name, title, page, total, size, toTop = false }: PagerProps) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const pages = pageCount(total, size);
  if (pages === 1) return null;
  const to = (number: number) => {
    const params = new URLSearchParams(search);
    if (number === 1) params.delete(name);
    else params.set(name, String(number));
    return { pathname, search: params.toString() };
  };
  return (
    <div className="table-foot">
      <span>
        <span className="paper-only">Printed: </span>
        {count((page - 1) * size + 1)}–{count(Math.min(page * size, total))} of {count(total)}
      </span>
      <nav className="pager" aria-label={`Pages of ${title}`}>
        {page > 1 && (
          <Link className="button" to={to(page - 1)} preventScrollReset={!toTop}>
            Previous
          </Link>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <span key={`gap-${index}`}>…</span>
          ) : (
            <Link
              key={number}
              className="button"
              to={to(number)}
              preventScrollReset={!toTop}
              aria-current={number === page ? "page" : undefined}
              aria-label={`Page ${number}`}
            >
              {number}
            </Link>
          ),
        )}
        {page < pages && (
          <Link className="button" to={to(page + 1)} preventScrollReset={!toTop}>
            Next
          </Link>
        )}
      </nav>
    </div>
  );
}
