import { codeBesideNumber, type Evaluation, encodeShortCode } from '@millrace/configurator';
import type { Builder } from '../building/builder.ts';
import type { Addressed } from './address.ts';

/** The part of a builder's choices, as they stand, that an address carries. The header, the address and the links ask at each change. */
export function addressed(builder: Builder): Addressed {
  const { evaluation } = builder.getState();
  const known = recent.get(evaluation);
  if (known !== undefined) return known;
  const made = read(builder);
  recent.set(evaluation, made);
  return made;
}
const recent = new WeakMap<Evaluation, Addressed>();

function read(builder: Builder): Addressed {
  const { selection, evaluation } = builder.getState();
  const { complete, itemNo } = evaluation;
  if (builder.isUntouched()) return { number: null, choices: null };
  if (!complete) return { number: null, choices: encodeShortCode(builder.configurator, selection) };
  return { number: itemNo, choices: codeBesideNumber(builder.configurator, itemNo, selection) };
}
