import { configuredFamily, content, listedFamily, wayTo } from '@millrace/e2e/demo-names';

/** A page of each kind, by how it is built: banners, tiles, a configurator, a list, tabs, a text, a dialog, a form, results. */
export function onePerKind(): string[] {
  const configured = configuredFamily(15);
  const post = content.posts.find(({ isLive }) => isLive);
  return [
    '/home',
    `/category/${wayTo(configured.slug).category.slug}`,
    `/family/${configured.slug}`,
    `/family/${listedFamily().slug}`,
    '/support/documents',
    `/blog/${post?.slug}`,
    `/careers?job=${content.jobs.find(({ isLive }) => isLive)?.id}`,
    '/employment',
    '/search/duplex',
  ];
}
