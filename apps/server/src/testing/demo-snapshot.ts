import { demo } from './test-content.ts';

/** The compiled demo content. */
export const demoSnapshot = demo.snapshot;
