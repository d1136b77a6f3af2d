/** The demo content's name as a source of publications. */
export const DEMO_SOURCE = 'demo';
