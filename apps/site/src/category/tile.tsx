import type { ViewItem } from '@millrace/contract';
import type { ReactNode } from 'react';
import { viewItemPath } from '../addresses.ts';
import { Picture } from '../page-parts/picture.tsx';
import { isOutside } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

const PICTURE = 200;

interface TileProps {
  item: ViewItem;
  /** Level of its heading. */
  level: 2 | 3;
  /** In the first screen. */
  isEager: boolean;
}

/** One tile: picture, name, a line. Obsolete ones are red and say so; an advertisement leads outside. */
export function Tile({ item, level, isEager }: TileProps): ReactNode {
  if (item.adURL !== null) return <Advertisement item={item} address={item.adURL} level={level} />;
  const { title, summary, imgUrl, alt = '', isObsolete } = item;
  const Heading = `h${level}` as const;
  return (
    <Link to={viewItemPath(item)} className="tile" data-obsolete={isObsolete || undefined}>
      {imgUrl === null ? (
        <NoPicture />
      ) : (
        <Picture uri={imgUrl} alt={alt} width={PICTURE} height={PICTURE} eager={isEager} className="tile-picture" />
      )}
      <Heading className="text-lg">
        {title}
        {isObsolete && <span className="tile-flag">Obsolete</span>}
      </Heading>
      {summary !== '' && <p className="mt-1 text-row text-soft">{summary}</p>}
    </Link>
  );
}

function Advertisement({ item, address, level }: { item: ViewItem; address: string; level: 2 | 3 }): ReactNode {
  const { title, summary, imgUrl, alt = '', focus } = item;
  const Heading = `h${level}` as const;
  return (
    <a href={address} className="tile tile-advertisement on-deep">
      <Heading className="text-xl">{title}</Heading>
      {imgUrl !== null && (
        <Picture
          uri={imgUrl}
          alt={alt}
          width={PICTURE}
          height={PICTURE}
          className="tile-picture max-desk:hidden"
          focus={focus}
        />
      )}
      <span>
        {summary !== '' && <span className="block text-row text-deep-soft">{summary}</span>}
        <span className="mt-1 flex items-center gap-2 text-row font-medium text-deep-link">
          {isOutside(address) ? new URL(address).hostname : title}
          <Icon name="external" />
        </span>
      </span>
    </a>
  );
}

/** A tile without a picture shows a circle with the mark in it. */
function NoPicture(): ReactNode {
  return (
    <span className="tile-circle" aria-hidden="true">
      <svg viewBox="0 0 28 28" width="52" height="52" fill="none" aria-hidden="true">
        <path d="M3 9h9v10h13" strokeWidth="2" className="stroke-soft" />
        <circle cx="19" cy="11" r="3" strokeWidth="1.5" className="stroke-soft" />
      </svg>
    </span>
  );
}
