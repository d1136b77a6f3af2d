import type { BlogPost } from '@millrace/contract';
import type { ReactNode } from 'react';
import { AskBlock } from '../beside/ask-block.tsx';
import { AsideBlock } from '../beside/two-columns.tsx';
import { Ways } from '../beside/ways.tsx';
import { Link } from '../ui/link.tsx';
import { longDay } from '../ui/words/long-day.ts';
import { postPath } from './blog-plan.ts';
import { postsNear } from './posts-near.ts';

interface BlogAsideProps {
  posts: readonly BlogPost[];
  /** The post that is read; absent: all are listed. */
  post?: BlogPost;
}

/** Beside posts: events that take registrations, the posts nearest to the one that is read, and where else to go. */
export function BlogAside({ posts, post }: BlogAsideProps): ReactNode {
  const events = posts.flatMap((one) => (one !== post && one.event?.isOpen ? { ...one, event: one.event } : []));
  const near = post === undefined ? [] : postsNear(posts, post);
  return (
    <>
      {events.length > 0 && (
        <AsideBlock title="Register">
          <ul className="aside-rows">
            {events.map(({ slug, event }) => (
              <li key={slug}>
                <Link to={postPath(slug)}>{event.name}</Link>
                <span>{event.dates}</span>
              </li>
            ))}
          </ul>
        </AsideBlock>
      )}
      {near.length > 0 && (
        <AsideBlock title="Other posts">
          <ul className="aside-rows">
            {near.map(({ slug, name, postDate }) => (
              <li key={slug}>
                <Link to={postPath(slug)}>{name}</Link>
                <time dateTime={postDate}>{longDay(postDate)}</time>
              </li>
            ))}
          </ul>
        </AsideBlock>
      )}
      <AsideBlock title="From here">
        <Ways
          ways={[
            { question: 'Have a number?', name: 'Have it read', to: '/search/' },
            { question: 'Looking for a product?', name: 'All products', to: '/category' },
            { question: 'Or for a document?', name: 'Support documents', to: '/support/documents' },
          ]}
        />
      </AsideBlock>
      <AskBlock title="Ask us" />
    </>
  );
}
