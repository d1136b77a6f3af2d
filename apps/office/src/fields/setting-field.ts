import { settingDefaults } from '@millrace/contract';
import type { Field, Widget } from '@millrace/contract/fields';
import { wordsOfName } from '@millrace/contract/fields';
import { privateSettingDefaults } from '@millrace/contract/private-settings';
import { z } from 'zod';
import { type KnownSetting, type SettingWords, settingGroups, settingWords } from './setting-words.ts';

const defaults: Readonly<Record<KnownSetting, unknown>> = { ...settingDefaults, ...privateSettingDefaults };
/** The names of all settings that the product reads, in the order of their words. */
export const knownSettings = Object.keys(settingWords) as readonly KnownSetting[];

const isKnown = (name: string): name is KnownSetting => Object.hasOwn(defaults, name);

/** The value that holds while staff have set none; undefined: the product does not read this setting. */
export const settingDefault = (name: string): unknown => (isKnown(name) ? defaults[name] : undefined);

/** Whether visitors get a setting that the product reads. */
export const isPublicSetting = (name: string): boolean => Object.hasOwn(settingDefaults, name);

/**
 * The value of a setting as a field, named `value`: as the product reads it, or of the type that the present value of another one has.
 * `section` is the heading of its group.
 */
export function settingField(name: string, present: unknown): Field {
  const [group = '', key = ''] = name.split('.', 2);
  const words: SettingWords | null = isKnown(name) ? settingWords[name] : null;
  const like = isKnown(name) ? defaults[name] : present;
  const widget = widgetOf(like, words);
  const mayMiss = widget.is === 'media' || widget.is === 'reference';
  return {
    name: 'value',
    label: words?.label ?? wordsOfName(key),
    help: words?.help ?? '',
    section: settingGroups[group] ?? wordsOfName(group),
    width: 320,
    narrow: 320,
    widget,
    isNullable: mayMiss,
    isOptional: false,
    isReadOnly: false,
    schema: schemaOf(like),
    ...(mayMiss ? { none: like } : {}),
  };
}

const FAQS = { kinds: ['faqs'], by: 'id' } as const;

function widgetOf(like: unknown, words: SettingWords | null): Widget {
  const given = words?.widget;
  if (words?.choices !== undefined)
    return { is: 'choice', choices: words.choices.map((name) => ({ value: name, label: name })) };
  if (given === 'face') return { is: 'media', only: 'woff2' };
  if (given === 'picture') return { is: 'media', only: 'pictures' };
  if (given === 'question') return { is: 'reference', to: FAQS };
  if (given === 'long-text') return { is: 'long-text', maxLength: null };
  if (typeof like === 'boolean') return { is: 'yes-no' };
  if (typeof like === 'number') return { is: 'decimal' };
  return Array.isArray(like) ? { is: 'texts' } : { is: 'text', maxLength: null };
}

function schemaOf(like: unknown): z.ZodType {
  if (typeof like === 'boolean') return z.boolean();
  if (typeof like === 'number') return z.number();
  return Array.isArray(like) ? z.array(z.string()) : z.string();
}
