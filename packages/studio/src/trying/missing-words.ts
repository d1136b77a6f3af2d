import type { Configurator, Evaluation, Missing } from '@millrace/configurator';
import { rangeWords, ruleListWords } from '@millrace/configurator/words';

/** Each thing that a number lacks, in words. */
export const missingWords = (configurator: Configurator, { missing }: Pick<Evaluation, 'missing'>): string[] =>
  missing.map((one) => oneMissing(configurator, one));

function oneMissing(configurator: Configurator, missing: Missing): string {
  switch (missing.code) {
    case 'choose':
      return missing.group;
    case 'too-few':
      return `more of ${missing.group}`;
    case 'assembly':
      return `the rest of ${missing.group}`;
    case 'number-outside-bounds':
      return `${missing.group}: ${rangeWords(missing.bounds)}`;
    case 'table':
      return `answers that a row of ${missing.table} allows`;
    case 'requirement':
      return missing.text ?? ruleListWords(configurator, missing.then);
    case 'not-in-catalogue':
      return 'a product of the catalogue that carries it';
  }
}
