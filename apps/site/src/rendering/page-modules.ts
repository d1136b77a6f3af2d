import { use } from 'react';
import type { PageModule } from './route.ts';

/** Stands in for a page whose address names nothing. */
export const NOT_FOUND = './not-found/not-found-page.tsx';

/** Every page's module is a chunk of its own, loaded when first needed. */
const loaders = import.meta.glob<PageModule>('../**/*-page.tsx');
const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** Loads a page's code; once. A failed load is tried again at the next call. */
export function loadPage(page: string): Promise<PageModule> {
  const known = loading.get(page);
  if (known !== undefined) return known;
  const loader = loaders[keyOf(page)];
  if (loader === undefined) throw new Error(`No page module ${page}`);
  const promise = loader().then(
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

/** The page's module; suspends while it is on the way. */
export function usePage(page: string): PageModule {
  return loaded.get(page) ?? use(loadPage(page));
}

export const hasPage = (page: string): boolean => keyOf(page) in loaders;

const keyOf = (page: string): string => page.replace('./', '../');
