import { Link } from "react-router-dom";
import { useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";

const shown = 4;

/** The newest news of the site. */
export function News() {
  const { news } = useDeployment().front;
  if (news.length === 0) return null;
  return (
    <section>
      <h2>News</h2>
      <ul className="pubs">
        {news
          .toSorted((a, b) => b.date.localeCompare(a.date))
          .slice(0, shown)
          .map((item) => (
            <li key={`${item.date} ${item.title}`}>
              <time className="subtle" dateTime={item.date}>
                {item.date}
              </time>
              <SmartLink to={item.url}>{item.title}</SmartLink>
            </li>
          ))}
      </ul>
      <p className="small">
        <Link to={urls.news}>All news</Link>
      </p>
    </section>
  );
}
