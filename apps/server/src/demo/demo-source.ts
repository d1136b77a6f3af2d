/** Names the demo content among what was published. */
export const DEMO_SOURCE = 'demo';
