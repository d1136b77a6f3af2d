export { answerWords, unfoldWord } from './answer-words.ts';
export { boundsWords, rangeWords } from './bounds-words.ts';
export { isCounted } from './is-counted.ts';
export { type ChosenIn, chosenIn, misfitsOf } from './misfits.ts';
export { choiceWords, codeWords, groupWords, optionText, startingLarge } from './option-words.ts';
export { fixedWords, isIncluded, reasonWords } from './reason-words.ts';
export { remedyWords, type ShortMoney } from './remedy-words.ts';
export { ruleListWords } from './rule-words.ts';
