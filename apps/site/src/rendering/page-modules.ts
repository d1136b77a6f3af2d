import { type ComponentType, use } from 'react';

/** Every page's module is a chunk of its own, loaded when first needed. */
const loaders = import.meta.glob<ComponentType>('../*/*-page.tsx', { import: 'Page' });
const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** Loads a page's code; once. A failed load is tried again at the next call. */
export function loadPage(page: string): Promise<ComponentType> {
  const known = loading.get(page);
  if (known !== undefined) return known;
  const loader = loaders[page.replace('./', '../')];
  if (loader === undefined) throw new Error(`No page module ${page}`);
  const promise = loader().then(
    (component) => {
      loaded.set(page, component);
      return component;
    },
    (error: unknown) => {
      loading.delete(page);
      throw error;
    },
  );
  loading.set(page, promise);
  return promise;
}

/** The page's component; suspends while its code is on the way. */
export function usePage(page: string): ComponentType {
  return loaded.get(page) ?? use(loadPage(page));
}

export const hasPage = (page: string): boolean => page.replace('./', '../') in loaders;
