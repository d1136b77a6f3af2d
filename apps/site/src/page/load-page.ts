import { use } from 'react';

/** An entry of the site map whose module is a chunk of its own. */
interface Loadable<Module> {
  load(): Promise<Module>;
}

const loaded = new Map<unknown, unknown>();
const loading = new Map<unknown, Promise<unknown>>();

/** Loads a page's code; once. A failed load is tried again at the next call. */
export function loadPage<Module>(page: Loadable<Module>): Promise<Module> {
  const known = loading.get(page) as Promise<Module> | undefined;
  if (known !== undefined) return known;
  const promise = page.load().then(
    (module) => {
      loaded.set(page, module);
      return module;
    },
    (error: unknown) => {
      loading.delete(page);
      throw error;
    },
  );
  loading.set(page, promise);
  return promise;
}

/**
 * The page's module; suspends while it is on the way. No hook with a state may follow in the same component: when React renders it again
 * with the module there, `use` is not called, and React takes the next hook for one that it has seen before (its error 467).
 */
export function usePageModule<Module>(page: Loadable<Module>): Module {
  const module = loaded.get(page) as Module | undefined;
  return module ?? use(loadPage(page));
}
