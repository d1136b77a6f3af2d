export { pick, randomFrom } from './random.ts';
export { scaleNumber } from './scale-configurator.ts';
export { type ScaleSize, scaleContent, scaleSizes } from './scale-content.ts';
