import type { ConfigGroup, ConfigOption } from '@millrace/configurator';

type Further = Omit<ConfigGroup, 'name' | 'kind' | 'options' | 'multiselect'>;

/** A group of which one option is chosen. */
export function choice(name: string, options: readonly ConfigOption[], further: Further = {}): ConfigGroup {
  return { name, options, ...further };
}

/** A group of which several options are chosen; `maxSelect` 0 is no limit. */
export function several(
  name: string,
  maxSelect: number,
  options: readonly ConfigOption[],
  further: Omit<Further, 'maxSelect'> = {},
): ConfigGroup {
  return { name, multiselect: true, maxSelect, options, ...further };
}

/** A group of which options stand in an order, each as often as wanted. */
export function inOrder(
  name: string,
  options: readonly ConfigOption[],
  further: Further & { max: number },
): ConfigGroup {
  return { name, kind: 'sequence', options, ...further };
}

/** A group whose answer is typed. */
export function typed(name: string, further: Further & { max: number }): ConfigGroup {
  return { name, kind: 'text', ...further };
}

/** A group whose answer is the number of another product, in brackets. */
export function assembled(name: string, part: string, further: Further = {}): ConfigGroup {
  return { name, kind: 'assembly', part, open: '(', close: ')', ...further };
}

/** A group answered by a number. */
export function measure(name: string, further: Further & { min: number; max: number }): ConfigGroup {
  return { name, kind: 'number', ...further };
}
