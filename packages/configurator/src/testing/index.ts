export { finishAnywhere } from './finish-anywhere.ts';
export { type LargeSize, largeConfigurator } from './large-configurator.ts';
export { type Step, soundConfigurators, steps } from './random/arbitrary.ts';
export { configuratorsOfEveryKind } from './random/every-kind.ts';
export { runsOfSearch } from './runs-of-search.ts';
export { finish, walk } from './walk.ts';
export { type Asked, walkAnywhere } from './walk-anywhere.ts';
