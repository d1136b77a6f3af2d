import type { Plugin } from 'vite';

/**
 * Parts of TanStack Query that hang on its client whether or not anybody uses them: mutations and endless lists. What stands for them
 * does nothing, and says what it is where somebody uses it.
 */
const LEFT_OUT: readonly { file: RegExp; code: string }[] = [
  {
    file: /query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/,
    code: `export class MutationCache {
      getAll() { return []; }
      findAll() { return []; }
      clear() {}
      async resumePausedMutations() {}
      build() { throw new Error('Mutations are left out of the build'); }
    }`,
  },
  {
    file: /query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
    code: `const leftOut = () => { throw new Error('Endless lists are left out of the build'); };
    export { leftOut as infiniteQueryBehavior, leftOut as hasNextPage, leftOut as hasPreviousPage };`,
  },
];

/** Keeps out of the browser's build what no page uses and no bundler can tell: 1.6 KB of a first visit. */
export function leaveOutPlugin(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    load: (id) => LEFT_OUT.find(({ file }) => file.test(id))?.code ?? null,
    buildEnd() {
      const found = [...this.getModuleIds()];
      for (const { file } of LEFT_OUT)
        if (!found.some((id) => file.test(id))) this.error(`Nothing is left out by ${file}`);
    },
  };
}
