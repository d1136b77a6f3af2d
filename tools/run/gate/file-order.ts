import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take five seconds of processor time and more, or wait as long: begun last, one of them leaves a core idle until it ends. Paths
 * from the root; the gate prints the longest files.
 */
export const longFiles = [
  'apps/server/src/testing/careers-kill/killed-while-applying.test.ts',
  'apps/server/src/testing/drafts-kill/killed-while-publishing.test.ts',
  'apps/server/src/testing/imports-kill/killed-while-importing.test.ts',
  'apps/server/src/site-file/site-file.test.ts',
  'apps/server/src/imports/everything-again.test.ts',
  'apps/server/src/imports/imports.test.ts',
  'apps/server/src/start.test.ts',
  'packages/database/src/server/frozen-server.test.ts',
  'apps/server/src/careers/hostile-uploads.test.ts',
  'apps/server/src/mail/smtp/smtp-delivery.test.ts',
  'apps/server/src/testing/power-cut/power-cut.test.ts',
  'packages/demo-content/src/circuits/circuits.test.ts',
  'packages/demo-content/src/read-again.test.ts',
  'apps/server/src/accounts/single-sign-on/single-sign-on.test.ts',
  'tools/mutate/start-tests.test.ts',
  'packages/database/src/server/listen-to-channel.test.ts',
  'apps/server/src/new-maker/new-maker.test.ts',
  'apps/server/src/programs/open-retention.test.ts',
  'apps/server/src/model-list/wiring-pages.test.ts',
  'apps/server/src/media/office/media-calls.test.ts',
  'apps/office/src/inputs/rich-text/tables/tables.test.ts',
  'packages/database/src/embedded/open-embedded.test.ts',
  'apps/server/src/mail/outbox/killed-while-sending.test.ts',
  'packages/demo-content/src/configurators/same-answers.test.ts',
  'apps/server/src/drafts/draft-calls.test.ts',
  'packages/database/src/testing/open-test-database.test.ts',
  'packages/demo-content/src/media/demo-media.test.ts',
  'apps/server/src/accounts/guard/account-limits.test.ts',
  'packages/database/src/embedded/upkeep.test.ts',
  'packages/demo-content/src/configurators/renaming.test.ts',
  'apps/server/src/mail/outbox/two-processes.test.ts',
  'apps/server/src/bot-check/forms-on-two-nodes.test.ts',
];

/**
 * Throws the order of the files by the seed of the run: the long ones first, then all others, then those that load modules anew, which
 * empties what their process has loaded, and those with a document last. For a process serves files of one environment, and ends when a file
 * of another comes next: what it has loaded and compiled is lost (decision 414).
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return thrownOrder(
      files,
      {
        nameOf: ({ moduleId, project }) => `${moduleId} ${project.name}`,
        textOf: ({ moduleId }) => fs.readFileSync(moduleId, 'utf8'),
      },
      this.ctx.config.sequence.seed,
    );
  }
}

interface About<File> {
  /** Holds its path; the glob's own order, which may change, decides nothing. */
  nameOf(file: File): string;
  textOf(file: File): string;
}

export function thrownOrder<File>(files: readonly File[], { nameOf, textOf }: About<File>, seed: number): File[] {
  const rank = (file: File): number => {
    const text = textOf(file);
    if (text.startsWith('// @vitest-environment ')) return 3;
    if (text.includes('vi.resetModules()')) return 2;
    return longFiles.some((long) => nameOf(file).includes(`/${long}`)) ? 0 : 1;
  };
  const named = files.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const ranked = Map.groupBy(inThrownOrder(named, seed), rank);
  return [0, 1, 2, 3].flatMap((at) => ranked.get(at) ?? []);
}

/** Fisher and Yates, by mulberry32. */
function inThrownOrder<Item>(items: readonly Item[], seed: number): Item[] {
  const thrown = [...items];
  let state = seed | 0;
  const below = (bound: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
  for (let left = thrown.length; left > 1; left -= 1) thrown.push(...thrown.splice(below(left), 1));
  return thrown;
}
