export { type LargeSize, largeConfigurator } from './large-configurator.ts';
