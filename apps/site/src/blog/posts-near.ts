const NEAR = 4;

/** The entries nearest to one in a list, in the list's order, without itself. */
export function postsNear<Post>(posts: readonly Post[], post: Post): Post[] {
  const place = posts.indexOf(post);
  const from = Math.max(0, Math.min(place - NEAR / 2, posts.length - 1 - NEAR));
  return posts
    .slice(from, from + NEAR + 1)
    .filter((one) => one !== post)
    .slice(0, NEAR);
}
