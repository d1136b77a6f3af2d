/** Query parameters that carry a number or choices (specification 2.12, decisions 2). */
export const NUMBER_PARAMETER = 'configurator';
export const CHOICES_PARAMETER = 'options';
