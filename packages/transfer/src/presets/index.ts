import { akeneo } from './akeneo.ts';
import { oldAddresses } from './old-addresses.ts';
import type { Preset } from './preset.ts';
import { shopify } from './shopify.ts';

export type { ForeignSheet, MadeSheet, Preset, Said, Turned, TurnOptions } from './preset.ts';

/** Files of other systems that are known by their headings. */
export const presets: readonly Preset[] = [akeneo, shopify, oldAddresses];

/** The preset whose file a sheet is, by its headings; undefined: it is none of them. */
export const presetOf = (headings: readonly string[]): Preset | undefined => presets.find(({ fits }) => fits(headings));
