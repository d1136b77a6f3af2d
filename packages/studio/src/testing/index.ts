export { meaningOf, notReadBack } from './not-read-back.ts';
