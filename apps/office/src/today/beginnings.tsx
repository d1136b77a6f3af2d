import { request, type StaffRole } from '@millrace/contract';
import { type Beginning, deskCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import { PageLink } from '../navigation/here.tsx';

/** A first step, the page where it is done (null: outside the office), and the role that it takes; absent: that of whoever reads this. */
interface Place {
  words: string;
  href: string | null;
  role?: 'admin';
}
const steps: Readonly<Record<Beginning['name'], Place>> = {
  company: { words: 'Say who you are: name, phone and address', href: '/office/begin' },
  logo: { words: 'Add your logo', href: '/office/begin' },
  words: { words: 'Write your own words where some hold a place', href: '/office/checks' },
  category: { words: 'Make a first category', href: '/office/category-tree' },
  family: { words: 'Show a first family', href: '/office/rows/families' },
  picture: { words: 'Give a family its picture', href: '/office/media' },
  document: { words: 'Add a first data sheet', href: '/office/rows/documents' },
  price: { words: 'Give a product its price', href: '/office/rows/products' },
  mail: { words: 'Set up a mail server: SMTP_URL on the server', href: null },
  'second-admin': { words: 'Make a second admin, so that nobody is locked out', href: '/office/staff', role: 'admin' },
};

/** The first steps of a maker, until all of them are done. */
export function Beginnings({ may }: { may(role: StaffRole): boolean }): ReactNode {
  const { data } = useQuery({
    queryKey: ['beginnings'],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeBeginnings, { signal }),
  });
  const left = data?.filter(({ isDone }) => !isDone) ?? [];
  if (data === undefined || left.length === 0) return null;
  const done = data.filter(({ isDone }) => isDone);
  // When most is done, it is in the way of what came in.
  const isFolded = done.length > left.length;
  return (
    <section className="section today-wide">
      <header>
        <h2>To begin with</h2>
        <span className="soft">
          {left.length} of {data.length} left
        </span>
      </header>
      <ul className="steps">
        {(isFolded ? left : data).map(({ name, isDone }) => (
          <Step key={name} name={name} isDone={isDone} may={may} />
        ))}
      </ul>
      {isFolded ? (
        <details className="steps-done">
          <summary>{done.length} done</summary>
          <ul className="steps">
            {done.map(({ name, isDone }) => (
              <Step key={name} name={name} isDone={isDone} may={may} />
            ))}
          </ul>
        </details>
      ) : null}
      <p className="soft">
        How each is done: <PageLink href="/office/guide">Running your site</PageLink>.
      </p>
    </section>
  );
}

function Step({ name, isDone, may }: Beginning & { may(role: StaffRole): boolean }): ReactNode {
  const { words, href, role } = steps[name];
  const isTheirs = role !== undefined && !may(role);
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={isDone ? 'm3 8.5 3.2 3.2L13 4.6' : 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Z'} />
      </svg>
      <span>
        <span className="unseen">{isDone ? 'Done: ' : 'To do: '}</span>
        {isDone || href === null || isTheirs ? words : <PageLink href={href}>{words}</PageLink>}
        {!isDone && isTheirs ? <span className="soft"> An admin does it.</span> : null}
      </span>
    </li>
  );
}
