import './blog.css';
import type { ReactNode } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { TwoColumns } from '../beside/two-columns.tsx';
import { PageHead } from '../page-parts/page-head.tsx';
import { RichText } from '../page-parts/rich-text.tsx';
import { Link } from '../ui/link.tsx';
import { longDay } from '../ui/words/long-day.ts';
import { BlogAside } from './blog-aside.tsx';
import { postPath, postsQuery } from './blog-plan.ts';

export { blogPlan as plan } from './blog-plan.ts';

export function Page(): ReactNode {
  const posts = useAnswer(postsQuery);
  return (
    <div className="frame">
      <PageHead title="Blog" />
      <TwoColumns aside={<BlogAside posts={posts} />}>
        {posts.length === 0 && <p className="py-10 text-soft">Nothing has been posted yet.</p>}
        <div className="blog">
          {posts.map(({ id, slug, name, postDate, htmlContent, event }) => (
            <article key={id} className="blog-entry">
              <time dateTime={postDate} className="blog-date">
                {longDay(postDate)}
              </time>
              <div>
                <h2>
                  <Link to={postPath(slug)}>{name}</Link>
                </h2>
                <RichText html={htmlContent} />
                {event?.isOpen === true && (
                  <p className="mt-2">
                    <Link to={postPath(slug)} className="inline-flex min-h-11 items-center font-medium">
                      Register for {event.name}
                    </Link>
                  </p>
                )}
              </div>
            </article>
          ))}
        </div>
      </TwoColumns>
    </div>
  );
}
