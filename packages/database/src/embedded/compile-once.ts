/**
 * Parameters of Node with which WebAssembly keeps the code of its first compile. V8 compiles much-used code a second
 * time, and for PostgreSQL's parser, one loop of 100 KB, that takes 600 MB for half a second. `npm start` has them too.
 */
export const compileOnce = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const;
