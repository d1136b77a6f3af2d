import type { Settings } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { useMediaUrl } from '../api/site-context.tsx';
import { Picture } from '../page-parts/picture.tsx';
import { Link } from '../ui/link.tsx';

const SIZE = 28;

/** The company's mark and name, on two lines where it is long; the first word of the name is the strong one. */
export function Brand(): ReactNode {
  const settings = useSettings();
  const [first, ...rest] = settings['company.name'].split(' ');
  return (
    <Link
      to="/home"
      className="mr-7 flex max-w-80 min-w-0 flex-none items-center gap-2.5 text-lg font-semibold tracking-[-0.01em] text-ink no-underline hover:text-ink max-wide:mr-2 max-wide:min-h-11 max-desk:flex-initial"
    >
      <Mark settings={settings} />
      <span className="line-clamp-2 leading-tight wrap-anywhere max-[350px]:text-base">
        {first} <span className="font-normal">{rest.join(' ')}</span>
      </span>
    </Link>
  );
}

/** The mark; of a logo with the name in it, the square at its left; without either the first letter of the name. */
function Mark({ settings }: { settings: Settings }): ReactNode {
  const mediaUrl = useMediaUrl();
  const { 'brand.mark': mark, 'brand.markDark': dark, 'company.logo': logo } = settings;
  // Of low priority: the faces and the picture that the page shows first need the connections.
  const picture = <Picture uri={mark || logo} alt="" width={SIZE} height={SIZE} eager priority="low" className={CUT} />;
  if (mark !== '' && dark !== '')
    return (
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={mediaUrl(dark)} />
        {picture}
      </picture>
    );
  if (mark !== '' || logo !== '') return picture;
  return (
    <span aria-hidden="true" className="grid size-7 place-items-center rounded-xs bg-water text-base text-on-water">
      {settings['company.name'].trim().charAt(0).toUpperCase()}
    </span>
  );
}

const CUT = 'size-7 object-cover object-left';
