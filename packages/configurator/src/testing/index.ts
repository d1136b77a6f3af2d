export { type LargeSize, largeConfigurator } from './large-configurator.ts';
export { type Step, soundConfigurators, steps } from './random/arbitrary.ts';
export { finish, walk } from './walk.ts';
