import { type Measuring, PAGE_VIEW, type Provider } from './provider.ts';
import type { Report } from './report.ts';

/** The one door of analytics (specification 7). */
export interface Analytics {
  /** What the visitor allows from now on. */
  measure(measuring: Measuring): void;
  /** The page the visitor is on; null for one that nobody may hear of. */
  page(path: string | null): void;
  event(report: Report): void;
  flush(): void;
}

/** Gives providers what they may know: nothing while measuring is off, and nothing of a page without a path. */
export function createAnalytics(providers: readonly Provider[]): Analytics {
  let measuring: Measuring = 'off';
  let path: string | null = null;
  const send = (report: Report): void => {
    if (measuring === 'off' || path === null) return;
    for (const provider of providers) provider.take({ path, ...cleaned(report) });
  };
  return {
    measure: (next) => {
      const before = measuring;
      if (next === before) return;
      measuring = next;
      for (const provider of providers) {
        if (next === 'off') provider.stop();
        else provider.start(next);
      }
      if (before === 'off') send({ name: PAGE_VIEW });
    },
    page: (next) => {
      if (next === path) return;
      path = next;
      send({ name: PAGE_VIEW });
    },
    event: send,
    flush: () => {
      for (const provider of providers) provider.flush();
    },
  };
}

/** Bounds of the contract, which refuses a batch for one faulty event. */
const WORDS_MAX = 60;
const LABEL_MAX = 200;

function cleaned({ name, category, action, label, value }: Report): Report {
  return {
    name,
    ...(category === undefined ? {} : { category: cut(category, WORDS_MAX) }),
    ...(action === undefined ? {} : { action: cut(action, WORDS_MAX) }),
    ...(label === undefined ? {} : { label: cut(label, LABEL_MAX) }),
    ...(value === undefined ? {} : { value }),
  };
}

const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\p{Cc}\p{Cs}]/gu, ' ');
