import { Session } from 'node:inspector/promises';
import { anonymous, answers, compile } from '@millrace/catalogue';
import { scaleContent, scaleSizes } from '@millrace/demo-content/scale';
import { generatedQueries } from '../catalogue/queries.ts';
import { load } from '../delivery/load.ts';
import { profileServer } from './profile-server.ts';
import { type CpuProfile, topFunctions } from './top-functions.ts';

const TOP = 10;
const SECONDS = 5;
const QUERIES = 5000;

/** `node bench/profile/main.ts [WORK …]` prints where the time of each work goes, by function. */
const works: Record<string, () => Promise<CpuProfile>> = {
  'a kept page': () =>
    profileServer((address) =>
      load({
        address: `${address}/category`,
        core: 1,
        seconds: SECONDS,
        headers: { 'accept-encoding': 'br' },
      }),
    ),
  'first renders': () => profileServer(renderAll),
  'compile, 100,000 products': async () => {
    const content = scaleContent(scaleSizes.hundred);
    return ofProcess(() => compile(content, { revision: 1 }));
  },
  'search, 100,000 products': async () => {
    const compiled = compile(scaleContent(scaleSizes.hundred), { revision: 1 });
    if (!compiled.ok) throw new Error(compiled.findings[0]?.message);
    const { snapshot } = compiled;
    return ofProcess(() => {
      for (const search of generatedQueries(QUERIES))
        answers.search(snapshot, { params: {}, query: { search, page: 1, pageSize: 10 } }, anonymous);
    });
  },
};

async function ofProcess(work: () => unknown): Promise<CpuProfile> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const { nodes, samples = [], timeDeltas = [] } = profile;
  return { nodes, samples, timeDeltas };
}

/** Asks for every page of the sitemap, each for the first time. */
async function renderAll(address: string): Promise<void> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  for (const [, page] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) await (await fetch(page ?? '')).arrayBuffer();
}

const asked = process.argv.slice(2);
for (const [name, work] of Object.entries(works)) {
  if (asked.length > 0 && !asked.some((word) => name.includes(word))) continue;
  console.log(`\n${name}`);
  for (const { name: of, share } of topFunctions(await work(), TOP))
    console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${of}`);
}
