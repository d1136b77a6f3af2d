import { createRender } from '../render.tsx';
import { fixtureAnswers } from './fixture-answers.ts';
import { fixtureTransport } from './fixture-transport.ts';

const render = createRender(
  { scripts: [], styles: [], faces: [], preloads: [], pages: {}, inline: null },
  (text) => `'sha256-of ${text}'`,
);

/** A page as the server renders it, over the small invented catalogue and further answers. */
export async function pageAt(url: string, answers: Record<string, unknown> = {}) {
  const answer = await render({
    url,
    transport: fixtureTransport({ ...fixtureAnswers, ...answers }),
    publicUrl: 'https://site.example',
    mediaBase: '/media',
  });
  if (answer.kind !== 'page') throw new Error(`${url} is answered with ${JSON.stringify(answer)}`);
  const { status, html } = answer;
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return {
    status,
    /** All of it. */
    document: html,
    /** The part between header and footer. */
    html: main,
    /** Its words alone. */
    text: main
      .replace(/<!--.*?-->|<[^>]*>/gs, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'"),
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /rel="canonical" href="(.*?)"/.exec(html)?.[1],
    description: /name="description" content="(.*?)"/.exec(html)?.[1],
    /** Its facts for search engines, schema.org. */
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    ),
  };
}
