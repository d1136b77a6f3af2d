import type { ContentKind } from '@millrace/contract/content';
import { fieldNamed } from '@millrace/contract/fields';
import type { ListView } from '@millrace/contract/office';

const SHOWN: Readonly<Record<ListView['show'], string | null>> = {
  all: null,
  changed: 'Changed',
  faulty: 'With a fault',
  warned: 'With a warning',
};

/** The filters of a view, each as it is called on the page. */
export function filterWords(kind: ContentKind, { search, filters, show }: ListView): readonly string[] {
  const shown = SHOWN[show];
  return [
    ...(search === '' ? [] : [`“${search}”`]),
    ...Object.entries(filters).map(([name, text]) => `${fieldNamed(kind, name)?.label ?? name} ${text}`),
    ...(shown === null ? [] : [`“${shown}”`]),
  ];
}
