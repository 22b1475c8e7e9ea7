import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { isoDate } from "../../shared/format/format.ts";
import { mailUrl, siteAssetUrl, urls } from "../../shared/urls/urls.ts";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";

const CiteDialog = lazy(() => import("../cite-page/CiteDialog.tsx"));

function CiteButton({ release }: { readonly release: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="site-footer__button" onClick={() => setOpen(true)}>
        Cite this page
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CiteDialog release={release} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Where the data is from, who pays for it, and whom to ask. */
export function Footer() {
  const { footer, contact_address: contact, site_name: name } = useDeployment().site;
  const metadata = useMetadata();
  return (
    <footer className="site-footer">
      <div className="site-footer__row">
        {metadata && (
          <span>
            Release {metadata.date_version} · loaded {isoDate(metadata.db_creation_datetime)} by{" "}
            {metadata.export_prog_name} {metadata.export_prog_version} ·{" "}
            <Link to={urls.internalDetails}>sources and versions</Link>
          </span>
        )}
        <span>{footer.data_note}</span>
        <ul className="site-footer__links">
          {footer.links.map((link) => (
            <li key={link.label}>
              <SmartLink to={link.url}>{link.label}</SmartLink>
            </li>
          ))}
          {metadata && (
            <li className="site-footer__cite">
              <CiteButton release={metadata.date_version} />
            </li>
          )}
          {contact !== null && (
            <li>
              <a href={mailUrl(contact, `Question about ${name}`)}>Contact curators</a>
            </li>
          )}
        </ul>
      </div>
      <div className="site-footer__row">
        {footer.funders !== "" && <p>{footer.funders}</p>}
        {footer.logos.length > 0 && (
          <ul className="site-footer__logos">
            {footer.logos.map((logo) => (
              <li key={logo.url}>
                <a href={logo.url}>
                  {logo.image === null ? (
                    logo.alt_text
                  ) : (
                    <img
                      src={logo.image.startsWith("/") ? logo.image : siteAssetUrl(logo.image)}
                      alt={logo.alt_text}
                      loading="lazy"
                    />
                  )}
                </a>
              </li>
            ))}
          </ul>
        )}
        {footer.show_elixir_and_gbc_message && (
          <p>A global core biodata resource and an ELIXIR node service.</p>
        )}
      </div>
    </footer>
  );
}
