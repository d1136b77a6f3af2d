import type { MediaLine } from '@millrace/contract/office';
import type { KeyboardEvent, ReactNode } from 'react';
import { folderOf, nameOf, sizeWords } from '../media-files/media-queries.ts';
import { MediaThumb } from '../media-files/media-thumb.tsx';
import { PageLink } from '../navigation/here.tsx';

interface MediaGridProps {
  files: readonly MediaLine[];
  present: string | undefined;
  /** They are of the question before: the answer to this one is on its way. */
  isOld: boolean;
  hrefOf(uri: string): string;
}

/** Files as pictures, with their names and sizes. Arrow keys go from one to the next. */
export function MediaGrid({ files, present, isOld, hrefOf }: MediaGridProps): ReactNode {
  return (
    <ul className="media-grid" aria-label="Files" aria-busy={isOld} onKeyDown={goOn}>
      {files.map((media) => (
        <li key={media.uri}>
          <PageLink
            href={hrefOf(media.uri)}
            className={media.change === undefined ? undefined : `is-${media.change}`}
            aria-current={media.uri === present ? 'true' : undefined}
            title={media.uri}
          >
            <MediaThumb media={media} />
            <b>{nameOf(media.uri)}</b>
            <small>{factsOf(media)}</small>
            <small>
              {media.uses === 0 ? 'used nowhere' : `used ${media.uses}×`}
              {media.change === undefined ? '' : media.change === 'added' ? ' · new' : ' · changed'}
            </small>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

const factsOf = ({ uri, width, height, bytes, type }: MediaLine): string => {
  const size = width === null || height === null ? [] : [`${width} × ${height}`];
  const weight = bytes === null ? [] : [sizeWords(bytes)];
  const facts = [...size, ...weight];
  return facts.length === 0 ? `${type.toUpperCase()} in ${folderOf(uri)}` : facts.join(', ');
};

/** Left and right by one, up and down by a row of as many as stand beside each other. */
function goOn(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link.contains(document.activeElement));
  if (at === -1) return;
  const top = links[0]?.offsetTop;
  const beside = links.filter((link) => link.offsetTop === top).length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: beside, ArrowUp: -beside }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  links[at + step]?.focus();
}
