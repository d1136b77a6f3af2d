import { calls, type ReadPage, type RenderPage } from '@millrace/contract';
import { vi } from 'vitest';
import type { Site } from '../delivery/site.ts';

/**
 * A site of three rules: the root redirects, a family is named or not found, every other page names itself; categories and posts are
 * read.
 */
export function plainSite(): Site & { render: ReturnType<typeof vi.fn<RenderPage>> } {
  const render = vi.fn<RenderPage>(async ({ url, transport }) => {
    if (url === '/') return { kind: 'redirect', status: 302, location: '/home' };
    const slug = /^\/family\/([^?]+)/.exec(url)?.[1];
    if (slug === undefined) return { kind: 'page', status: 200, html: page(url) };
    const { status, body } = await transport({
      call: calls.familyBySlug,
      params: { slug: decodeURIComponent(slug) },
      query: {},
    });
    if (status !== 200) return { kind: 'page', status: 404, html: page('Not found') };
    return { kind: 'page', status: 200, html: page(nameOf(body)) };
  });
  const read: ReadPage = async ({ url, transport }) => {
    const slug = /^\/category\/([^?]+)/.exec(url)?.[1];
    if (slug === undefined) {
      if (url.startsWith('/blog')) await transport({ call: calls.blogs, params: {}, query: {} });
      return { title: url, isFound: true };
    }
    const { status, body } = await transport({ call: calls.categoryBySlug, params: { slug }, query: {} });
    return { title: nameOf(body), isFound: status === 200 };
  };
  return { render, read, clientDir: null, keep: true };
}

/** Long enough to be worth compressing. */
const page = (heading: string): string => `<h1>${heading}</h1>${'<p>text</p>'.repeat(200)}`;

const nameOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : '';
