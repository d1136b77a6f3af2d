import type { ConfigOption, Configurator } from '../../data/configurator.ts';

/** The same where each number tells all: by what is not printed, the engine may read more than the text asks for. */
export function withNothingUnprinted(config: Configurator): Configurator {
  const configGroups = config.configGroups.map(({ printed, options, ...group }) =>
    options === undefined
      ? group
      : { ...group, options: group.kind === 'sequence' ? options : options.map(withoutUnprintedQuantity) },
  );
  const parts = Object.entries(config.parts ?? {}).map(([name, part]) => [name, withNothingUnprinted(part)] as const);
  return { ...config, configGroups, ...(parts.length === 0 ? {} : { parts: Object.fromEntries(parts) }) };
}

function withoutUnprintedQuantity({ qty, ...option }: ConfigOption): ConfigOption {
  const isPrinted = option.isQtyPrefix === true || option.isQtySuffix === true;
  return isPrinted ? { ...option, ...(qty === undefined ? {} : { qty }) } : { ...option, maxQty: 1 };
}
