import type { ConfigOption } from '@millrace/configurator';

type Further = Omit<ConfigOption, 'code' | 'description' | 'price'>;

/** One option. The description is its part of the model number's description; null dollars is a price on request. */
export function option(
  code: string,
  description: string,
  price: number | null = 0,
  further: Further = {},
): ConfigOption {
  return { code, description, price, ...further };
}

/** The default of a position that prints nothing. */
export function standard(description: string, further: Further = {}): ConfigOption {
  return { code: '', description, price: 0, selected: true, hideDescription: true, ...further };
}
