import { modelListUrl, type WiringAnswer, type WiringDiagram } from '@millrace/contract';
import { report } from '../../analytics/report.ts';
import { documentAddress } from '../../api/document-address.ts';
import { useMediaUrl } from '../../api/site-context.tsx';
import type { Builder } from '../../configurator/building/builder.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SeenFamily } from '../own-family.ts';
import { hasAny, type SeenWiring, useWiring } from './use-wiring.ts';
import { useNumbered } from './wiring-query.ts';
import './wiring.css';

interface WiringSectionProps {
  family: SeenFamily;
  builder: Builder | null;
}

/** The wiring diagrams of the number as it stands, and the maker's own drawings. */
export function WiringSection({ family, builder }: WiringSectionProps) {
  const seen = useWiring(family, builder);
  const { options } = useNumbered(builder);
  return seen === null ? null : <Wiring {...seen} family={family} choices={options} />;
}

interface WiringProps extends SeenWiring {
  family: SeenFamily;
  /** The share code of what the number does not print; '' for nothing. */
  choices?: string;
}

/** The diagrams of the choices before stay in place while the next are asked for: dimmed, told as old, and nothing in them can be used. */
export function Wiring({ wiring, isBefore, family, choices = '' }: WiringProps) {
  if (!hasAny(wiring) && wiring.undecided.length === 0) return null;
  const { number, diagrams, undecided, documents } = wiring;
  const isOld = isBefore && diagrams.length > 0;
  return (
    <section className="wiring" id="wiring" aria-labelledby="wiring-name" aria-busy={isOld}>
      <h2 id="wiring-name">
        Wiring
        {number === null || diagrams.length === 0 || isOld ? null : <span className="figures wiring-of">{number}</span>}
      </h2>
      {undecided.length === 0 ? null : (
        <p className="wiring-waits">The diagram is drawn for your choices. Still to choose: {undecided.join(', ')}.</p>
      )}
      <div className="wiring-diagrams" inert={isOld}>
        {diagrams.map((diagram) => (
          <Figure
            key={diagram.uri}
            diagram={diagram}
            sheet={number === null ? null : sheetOf(family, number, choices)}
          />
        ))}
      </div>
      {isOld ? <p className="wiring-old">Of the choices before. The diagram of yours is being drawn.</p> : null}
      <Drawings documents={documents} />
    </section>
  );
}

const sheetOf = ({ slug, intrinsicallySafe }: SeenFamily, configurator: string, choices: string): string =>
  modelListUrl({ slug, intrinsicallySafe, format: 'pdf', configurator, options: choices === '' ? undefined : choices });

/** Height of a sheet with its margins to its width, with room for what stands above. */
const PAGE_RATIO = 1.1;

/** One diagram at its full size, in a window of its own to scroll. */
function Figure({ diagram, sheet }: { diagram: WiringDiagram; sheet: string | null }) {
  const mediaUrl = useMediaUrl();
  const { title, uri, alt, description, width, height } = diagram;
  const address = mediaUrl(uri);
  const isTall = height > PAGE_RATIO * width;
  return (
    <figure data-tall={isTall || undefined}>
      <figcaption>
        <b>{title}</b>
        <span className="wiring-ways">
          <a
            href={address}
            target="_blank"
            rel="noopener"
            onClick={() => report('doc_clicked', { category: 'wiring', label: alt })}
          >
            <Icon name="external" />
            Open large<span className="sr-only">: {title} (opens in a new tab)</span>
          </a>
          {sheet === null ? null : (
            <a href={sheet} download>
              <Icon name="download" />
              PDF to print<span className="sr-only">: {title}</span>
            </a>
          )}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="wiring-window" aria-label={`${title}, drawing`} tabIndex={0}>
        <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </section>
      {isTall ? (
        <p className="wiring-paper">
          This diagram is longer than a page.
          {sheet === null ? null : ' “PDF to print” on the site has it page by page.'}
        </p>
      ) : null}
      <details>
        <summary>
          <Icon name="right" />
          This diagram in words
        </summary>
        <ul>
          {description.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}

/** Wiring drawings that the maker has uploaded. */
function Drawings({ documents }: Pick<WiringAnswer, 'documents'>) {
  const mediaUrl = useMediaUrl();
  if (documents.length === 0) return null;
  return (
    <ul className="wiring-documents">
      {documents.map((document) => (
        <li key={document.id}>
          <a
            href={documentAddress(document, mediaUrl)}
            target="_blank"
            rel="noopener"
            onClick={() => report('doc_clicked', { category: document.docType, label: document.docNumber })}
          >
            <Icon name="document" />
            {document.name} <span className="figures">{document.docNumber}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
