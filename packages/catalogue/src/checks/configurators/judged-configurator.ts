import type { CompiledConfigurator } from '../../numbers/configurators.ts';

/** A configurator with its findings and its readings: all that it is judged by. */
export type JudgedConfigurator = Pick<CompiledConfigurator, 'data' | 'lint' | 'read'>;
