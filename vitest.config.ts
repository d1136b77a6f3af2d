import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileOnce } from './packages/database/src/embedded/compile-once.ts';
import { postgresPrograms } from './packages/database/src/testing/start-postgres.ts';
import { FileOrder } from './tools/run/gate/file-order.ts';
import { givenPassedOver, NOT_OURS, UNIT_TESTS } from './tools/run/gate/test-files.ts';
import { givenSeed, thrownSeed } from './tools/run/gate/test-seed.ts';
import { testsOnADatabase } from './tools/run/gate/tests-on-a-database.ts';
import { root } from './tools/run/root.ts';

const onADatabase = testsOnADatabase(root);
/** The gate gives one. */
const testSeed = givenSeed(process.env) ?? thrownSeed();
const hasPostgres = postgresPrograms() !== undefined;

export default defineConfig({
  test: {
    exclude: [...NOT_OURS, ...givenPassedOver(process.env)],
    setupFiles: ['tools/run/gate/vitest-setup.ts'],
    /** For a machine that does other things besides: no test says how long something takes. */
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    /** One more than there are cores: files wait for clocks, disks and other processes. Vitest itself would leave a core free. */
    maxWorkers: availableParallelism() + 1,
    /**
     * MB. Compiling and drawing leave much that is soon garbage: with more room for it, a tenth less time goes into collecting it.
     * WebAssembly is compiled once, as in the server: a tenth less for tests on a database. Most code of a test runs a few times, so V8
     * optimises it later than elsewhere: a tenth to a seventh less where nothing computes long (decision 404). Threads that tests start
     * load their modules as those of the server do.
     */
    execArgv: [
      `--require=${root}/tools/run/resolve-quickly.cjs`,
      '--max-semi-space-size=32',
      '--efficiency-mode',
      '--efficiency-mode-delay-turbofan=1000',
      ...compileOnce,
    ],
    sequence: { sequencer: FileOrder, seed: testSeed },
    /** Files share what they load, which took a third of the time, so each leaves things as it found them. */
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          /** A process serves the files of one project, and ends when a file of another comes next: so one project after the other. */
          sequence: { groupOrder: 0 },
          include: UNIT_TESTS,
          provide: { databaseKind: 'embedded', passedOver: [], testSeed },
        },
      },
      {
        extends: true,
        test: {
          name: 'on PostgreSQL',
          sequence: { groupOrder: 1 },
          include: hasPostgres ? onADatabase : ['apps/server/src/testing/both-databases.test.ts'],
          globalSetup: ['packages/database/src/testing/shared-postgres.ts'],
          provide: { databaseKind: 'server', passedOver: hasPostgres ? [] : onADatabase, testSeed },
        },
      },
    ],
  },
});
