import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages', 'apps', 'tools', 'bench'].map((place) => `${place}/**/*.test.{ts,tsx}`),
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['tools/run/vitest-setup.ts'],
    passWithNoTests: false,
    allowOnly: false,
  },
});
