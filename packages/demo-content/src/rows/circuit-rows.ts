import type { ContentCircuit } from '@millrace/contract/content';
import { circuitsByFamily } from '../circuits/index.ts';
import { families } from '../families/index.ts';
import { familyKey } from '../written-family.ts';

export const circuitRows = () => ({ circuits: circuits() });

const circuits = (): ContentCircuit[] =>
  families
    .flatMap((family, index) =>
      (circuitsByFamily[familyKey(family)] ?? []).map((circuit, position) => ({
        familyId: index + 1,
        circuit,
        position,
      })),
    )
    .map((row, index) => ({ id: index + 1, ...row, isLive: true }));
