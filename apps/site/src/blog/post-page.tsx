import './blog.css';
import '../forms/forms.css';
import './registration.css';
import type { BlogPost } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { TwoColumns } from '../beside/two-columns.tsx';
import type { PageProps } from '../page/plan.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Link } from '../ui/link.tsx';
import { longDay } from '../ui/words/long-day.ts';
import { BlogAside } from './blog-aside.tsx';
import { postOf, postPath, postsQuery } from './blog-plan.ts';
import { EventRegistration } from './event-registration.tsx';
import { PostBody } from './post-body.tsx';

export { postPlan as plan } from './blog-plan.ts';

export function Page({ at }: PageProps<'post'>): ReactNode {
  const posts = useAnswer(postsQuery);
  const post = postOf(posts, at.params.id ?? '');
  if (post === undefined) return null;
  const { event, name, postDate, htmlContent } = post;
  return (
    <div className="frame">
      <Breadcrumbs crumbs={[{ name: 'Blog', to: '/blog' }, { name }]} />
      <TwoColumns aside={<BlogAside posts={posts} post={post} />}>
        <article className="blog-post">
          <h1>{name}</h1>
          <p className="mt-2">
            <time dateTime={postDate} className="blog-date">
              {longDay(postDate)}
            </time>
          </p>
          <PostBody html={htmlContent} />
          {event !== null && <EventRegistration event={event} />}
        </article>
        <Neighbours posts={posts} post={post} />
      </TwoColumns>
    </div>
  );
}

/** The ways on: the next newer post and the next older one. */
function Neighbours({ posts, post }: { posts: readonly BlogPost[]; post: BlogPost }): ReactNode {
  const place = posts.indexOf(post);
  const ways = [
    { way: 'Newer', to: posts[place - 1] },
    { way: 'Older', to: posts[place + 1] },
  ];
  return (
    <nav aria-label="Other posts" className="blog-neighbours">
      {ways.map(({ way, to }) =>
        to === undefined ? (
          <span key={way} />
        ) : (
          <Link key={way} to={postPath(to.slug)}>
            <span>{way}</span>
            {to.name}
          </Link>
        ),
      )}
    </nav>
  );
}
