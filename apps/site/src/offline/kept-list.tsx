import './kept-list.css';
import { type ReactNode, useEffect, useState } from 'react';
import { removeDocument } from '../kept-on-device/document-keeping.ts';
import {
  bytesOfPages,
  type KeptDocument,
  keptDocuments,
  keptPages,
  removePages,
} from '../kept-on-device/kept-things.ts';
import type { KeptPage } from '../kept-on-device/messages.ts';
import { Part } from '../page-parts/part.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { printing } from '../ui/words/printing.ts';
import { sizeWords } from '../ui/words/size-words.ts';

interface Kept {
  documents: KeptDocument[];
  pages: KeptPage[];
  bytesOfPages: number;
}

const look = async (): Promise<Kept> => ({
  documents: await keptDocuments(),
  pages: await keptPages(),
  bytesOfPages: await bytesOfPages(),
});

/** Documents and pages that this device keeps, each with a way to remove it. Only the browser knows. */
export function KeptList(): ReactNode {
  const [kept, setKept] = useState<Kept | 'unknown' | 'impossible'>('unknown');
  const lookAgain = (): void => {
    look().then(setKept, () => setKept('impossible'));
  };
  useEffect(lookAgain, []);
  if (kept === 'impossible')
    return <p className="py-6 text-soft">This browser keeps nothing for this site: it does not allow it here.</p>;
  const { documents, pages, bytesOfPages } = kept === 'unknown' ? NOTHING : kept;
  return (
    <div className="mt-4" aria-busy={kept === 'unknown'}>
      <noscript>
        <p className="py-6 text-soft">Keeping pages and documents needs JavaScript.</p>
      </noscript>
      <Part id={DOCUMENTS_ID} title="Documents" note="Stay until you remove them.">
        {documents.length === 0 ? (
          <Nothing isKnown={kept !== 'unknown'}>
            None yet. Open a product's documents, or <Link to="/support/documents">Support</Link>, and choose{' '}
            <b className="font-medium">Keep offline</b>.
          </Nothing>
        ) : (
          <ul className="kept">
            {documents.map((document) => (
              <li key={document.address}>
                <DocumentRow document={document} onRemoved={lookAgain} />
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part id="kept-pages" title="Pages" note="The last 60 you opened. The oldest go first.">
        {pages.length === 0 ? (
          <Nothing isKnown={kept !== 'unknown'}>None yet. A page you stay on for a moment is kept.</Nothing>
        ) : (
          <>
            <ul className="kept">
              {pages.map(({ to, title, at }) => (
                <li key={to} className="kept-row">
                  <Link to={to}>{title}</Link>
                  <span className="kept-fact">{printing().moment(at, STYLE)}</span>
                </li>
              ))}
            </ul>
            <p className="kept-sum">
              <span className="kept-fact">{sizeWords(bytesOfPages)} in all</span>
              <Button look="link" onClick={() => void removePages().then(lookAgain)}>
                Remove all pages
              </Button>
            </p>
          </>
        )}
      </Part>
    </div>
  );
}

/** The button goes with its row: reading goes on at the heading. */
function focusHeading(): void {
  const heading = document.getElementById(DOCUMENTS_ID);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const DOCUMENTS_ID = 'kept-documents';
const NOTHING: Kept = { documents: [], pages: [], bytesOfPages: 0 };
const STYLE = { dateStyle: 'medium' } as const;

/** Room for the words, so that nothing moves when the list turns out empty. */
function Nothing({ isKnown, children }: { isKnown: boolean; children: ReactNode }): ReactNode {
  return <p className={`py-2 text-soft ${isKnown ? '' : 'invisible'}`}>{children}</p>;
}

function DocumentRow({ document, onRemoved }: { document: KeptDocument; onRemoved: () => void }): ReactNode {
  const { code, number, name, address, bytes } = document;
  const remove = (): void => {
    focusHeading();
    void removeDocument(address).then(onRemoved);
  };
  return (
    <div className="kept-row">
      <a href={address} target="_blank" rel="noopener">
        {name}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <span className="kept-fact">
        {code} {number}
      </span>
      <span className="kept-fact">{sizeWords(bytes)}</span>
      <Button look="link" onClick={remove} aria-label={`Remove ${name}`}>
        <Icon name="close" size={12} />
        Remove
      </Button>
    </div>
  );
}
