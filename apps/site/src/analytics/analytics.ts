import { MEASUREMENT_LABEL_MAX, MEASUREMENT_WORDS_MAX } from '@millrace/contract';
import { type Measuring, PAGE_VIEW, type Provider } from './provider.ts';
import type { Report } from './report.ts';

/** The one door of analytics (specification 7). */
export interface Analytics {
  /** The measurements that the visitor allows from now on. */
  measure(measuring: Measuring): void;
  /** The page the visitor is on; null for one that nobody may hear of. */
  page(path: string | null): void;
  /** One that names its page brings that page first. */
  record(report: Report): void;
  flush(): void;
}

/** Gives providers what they may know: nothing while measuring is off, and nothing of a page without a path. */
export function createAnalytics(providers: readonly Provider[]): Analytics {
  let allowed: Measuring = 'off';
  let path: string | null = null;
  let measuring: Measuring = 'off';
  const send = (report: Report): void => {
    if (measuring === 'off' || path === null) return;
    for (const provider of providers) provider.take({ path, ...cleaned(report) });
  };
  const flush = (): void => {
    for (const provider of providers) provider.flush();
  };
  /** On a page nobody may hear of providers stand still: some watch by themselves. */
  const settle = (): void => {
    const next = path === null ? 'off' : allowed;
    if (next === measuring) return;
    measuring = next;
    for (const provider of providers) {
      if (next === 'off') provider.stop();
      else provider.start(next);
    }
  };
  const goTo = (next: string | null): void => {
    if (next === path) return;
    if (next === null) flush();
    path = next;
    settle();
    send({ name: PAGE_VIEW });
  };
  return {
    measure: (next) => {
      const before = measuring;
      allowed = next;
      settle();
      if (before === 'off') send({ name: PAGE_VIEW });
    },
    page: goTo,
    record: (report) => {
      if (report.path !== undefined) goTo(report.path);
      if (report.name !== PAGE_VIEW) send(report);
    },
    flush,
  };
}

/** Cuts what is too long: the server refuses a batch for one faulty measurement. */
function cleaned({ name, category, action, label, value }: Report): Omit<Report, 'path'> {
  return {
    name,
    ...(category === undefined ? {} : { category: cut(category, MEASUREMENT_WORDS_MAX) }),
    ...(action === undefined ? {} : { action: cut(action, MEASUREMENT_WORDS_MAX) }),
    ...(label === undefined ? {} : { label: cut(label, MEASUREMENT_LABEL_MAX) }),
    ...(value === undefined ? {} : { value }),
  };
}

const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\p{Cc}\p{Cs}]/gu, ' ');
