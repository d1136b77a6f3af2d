import type { ConfigOption } from '../data/configurator.ts';
import { startingQuantity } from '../written/quantity.ts';
import { printOption } from './model-number.ts';

/**
 * Returns an option's code as a number prints it, with the quantity where the number shows it. An option that is not chosen (quantity 0)
 * prints the quantity that it would start with.
 */
export const printedCode = (option: ConfigOption, quantity: number): string =>
  printOption({ code: option.code, data: option }, quantity === 0 ? startingQuantity(option) : quantity);
