import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages', 'apps', 'tools', 'bench'].map((place) => `${place}/**/*.test.{ts,tsx}`),
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['tools/run/vitest-setup.ts'],
    /** For a machine that does other things besides: no test says how long something takes. */
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
    allowOnly: false,
  },
});
