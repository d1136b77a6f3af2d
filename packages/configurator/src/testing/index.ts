export { type Step, soundConfigurators, steps } from './arbitrary.ts';
export { type LargeSize, largeConfigurator } from './large-configurator.ts';
export { finish, walk } from './walk.ts';
