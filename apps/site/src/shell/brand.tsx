import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { Picture } from '../page-parts/picture.tsx';
import { Link } from '../ui/link.tsx';

const SIZE = 28;

/** The company's mark (of a logo with the name in it, the square at its left) and name; the first word of the name is the strong one. */
export function Brand(): ReactNode {
  const settings = useSettings();
  const [first, ...rest] = settings['company.name'].split(' ');
  const logo = settings['company.logo'];
  return (
    <Link
      to="/home"
      className="mr-7 flex flex-none items-center gap-2.5 text-lg font-semibold tracking-[-0.01em] whitespace-nowrap text-ink no-underline hover:text-ink max-wide:mr-2 max-wide:min-h-11"
    >
      {logo === '' ? (
        <Mark />
      ) : (
        <Picture uri={logo} alt="" width={SIZE} height={SIZE} eager className="size-7 object-cover object-left" />
      )}
      <span className="max-[350px]:text-base">
        {first} <span className="font-normal">{rest.join(' ')}</span>
      </span>
    </Link>
  );
}

/** The product's own mark, a mill race: for a company without one. */
function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 28 28" width={SIZE} height={SIZE} aria-hidden="true">
      <rect width="28" height="28" rx="2" className="fill-ink" />
      <path d="M4 9h8v9h12" fill="none" strokeWidth="2.2" className="stroke-paper" />
      <path d="M4 22.5h20" strokeWidth="1.2" opacity=".55" className="stroke-paper" />
      <circle cx="18.5" cy="11" r="2.8" className="fill-amber-lamp" />
    </svg>
  );
}
