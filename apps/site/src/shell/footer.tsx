import { type NamedLink, namedLinks } from '@millrace/contract';
import type { ReactNode } from 'react';
import { report } from '../analytics/report.ts';
import { footerDocumentsQuery } from '../api/frame-queries.ts';
import { useAnswer } from '../api/query-for.ts';
import { useSettings } from '../api/settings.ts';
import { useMediaUrl } from '../api/site-context.tsx';
import { Picture } from '../page-parts/picture.tsx';
import { Icon } from '../ui/icon.tsx';
import { FOOTER_ID } from '../ui/landmarks.ts';
import { Link } from '../ui/link.tsx';
import { FooterContact } from './footer-contact.tsx';
import { NamedLinkTo } from './named-link-to.tsx';
import { offeredLinks } from './offered-links.ts';
import { PrivacySettings } from './privacy-settings.tsx';

/** The foot of every page (specification 2.2). */
export function Footer(): ReactNode {
  const settings = useSettings();
  const links = offeredLinks(namedLinks(settings['footer.links']), settings);
  const half = Math.ceil(links.length / 2);
  return (
    <footer
      id={FOOTER_ID}
      className="footer on-deep mt-14 border-t border-deep-rule text-row max-desk:mt-12 max-desk:pb-14"
    >
      <div className="frame">
        <div className="footer-columns">
          <div>
            <Warranty />
            <Association />
          </div>
          <PriceLists />
          <div>
            <h2 className="footer-title">Quick links</h2>
            <LinkList links={links.slice(0, half)} />
          </div>
          <div>
            <p className="footer-title" aria-hidden="true">
              &nbsp;
            </p>
            <LinkList links={links.slice(half)} />
          </div>
          <div>
            <FooterContact />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 border-t border-deep-rule py-2 text-small text-deep-soft">
          <span className="py-1.5">{settings['company.name']}</span>
          <span className="py-1.5 desk:ml-auto">{settings['company.approvals']}</span>
          <Link to="/offline" className="footer-entry">
            Kept offline
          </Link>
          <PrivacySettings />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: readonly NamedLink[] }): ReactNode {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.name} ${link.to}`}>
          <NamedLinkTo link={link} className="footer-link" />
        </li>
      ))}
    </ul>
  );
}

/** The spreadsheet and the PDF of all models, where they exist. */
function PriceLists(): ReactNode {
  const mediaUrl = useMediaUrl();
  const documents = useAnswer(footerDocumentsQuery).filter(({ category }) => category === 'xls' || category === 'pdf');
  if (documents.length === 0) return null;
  return (
    <div>
      <h2 className="footer-title">Price lists</h2>
      <ul>
        {documents.map(({ id, name, uri, filename }) => (
          <li key={id}>
            <a
              href={mediaUrl(uri)}
              download={filename}
              className="footer-link footer-file"
              onClick={() => report('doc_clicked', { category: kindOf(filename), label: name })}
            >
              <Icon name="download" />
              <span>
                {name} <span className="figures text-deep-soft">{kindOf(filename)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `PDF`, from the name of the file. */
const kindOf = (filename: string): string => filename.slice(filename.lastIndexOf('.') + 1).toUpperCase();

/** The statement on the warranty; a maker may make none. */
function Warranty(): ReactNode {
  const settings = useSettings();
  const terms = [settings['warranty.standard'], settings['warranty.custom']].filter((term) => term !== '');
  if (terms.length === 0) return null;
  return (
    <>
      <h2 className="footer-title">Warranty</h2>
      {terms.map((term) => (
        <p key={term}>{term}</p>
      ))}
    </>
  );
}

/** The association the company is a member of, by its logo. */
function Association(): ReactNode {
  const settings = useSettings();
  const [name, logo] = [settings['association.name'], settings['association.logo']];
  if (name === '' && logo === '') return null;
  return (
    <div className="mt-4 flex items-center gap-3 text-deep-soft">
      {logo !== '' && (
        <Picture uri={logo} alt={name === '' ? 'Association' : ''} width={48} height={48} className="size-12" />
      )}
      {name}
    </div>
  );
}
