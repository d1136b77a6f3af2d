import type { Configurator } from '@millrace/configurator';

/**
 * A configurator as a private-label customer sees it: the label's charge once, the customer's own prefix, and descriptions
 * (`altDescription`) that name no series of ours.
 */
export function labelled(configurator: Configurator, adderPrice: number, prefix: string | undefined): Configurator {
  return {
    ...configurator,
    privateLabel: true,
    adderPrice,
    ...(prefix === undefined ? {} : { prefix }),
  };
}
