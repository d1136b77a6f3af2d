export { crossedWords } from './crossed-words.ts';
export { overlapsIn } from './overlaps.ts';
