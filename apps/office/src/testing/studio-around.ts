import type { Configurator } from '@millrace/configurator';
import { createElement, type ReactNode } from 'react';
import { DraftContext, type DraftWork } from '../draft/draft-context.tsx';
import { type Studio, StudioContext } from '../studio/ground/studio-context.tsx';

/** A studio in which a configurator is open: what is changed stands in it. Other parts are as they are given. */
export function studioOf(configurator: Configurator, given: Partial<Studio> = {}): Studio {
  const studio = {
    kind: 'families',
    id: 1,
    record: { version: 'd1' },
    row: { id: 1 },
    configurator,
    sound: configurator,
    at: { group: null, option: null },
    products: [],
    tried: { is: 'nothing' },
    ...given,
  } as unknown as Studio;
  studio.change = (next) => {
    const configurator = next(studio.configurator);
    Object.assign(studio, { configurator, sound: configurator });
  };
  return Object.assign(studio, given);
}

/** Puts a studio and a draft around a hook; each is as it stands when the hook is drawn. */
export const around =
  (studio: Studio | null, draft: Partial<DraftWork> = {}) =>
  (drawn: ReactNode): ReactNode =>
    createElement(
      DraftContext,
      { value: draft as DraftWork },
      createElement(StudioContext, { value: studio === null ? null : { ...studio } }, drawn),
    );
