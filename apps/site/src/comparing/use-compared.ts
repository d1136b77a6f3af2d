import { useSyncExternalStore } from 'react';
import { type Compared, compared, NONE, onCompared } from './compared-store.ts';

export const deviceStore = (): Storage => window.localStorage;
const onDevice = (): Compared => compared(deviceStore);
const onServer = (): Compared => NONE;

/** Everything chosen to be compared on this device. The first paint is the same for everybody: nothing. */
export const useCompared = (): Compared => useSyncExternalStore(onCompared, onDevice, onServer);
