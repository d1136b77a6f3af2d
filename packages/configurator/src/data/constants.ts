/** No quantity is ever above this (specification 5 and 9). */
export const QUANTITY_CAP = 20;
/** Between the parts of two groups, unless the configurator says otherwise (specification 9). */
export const GROUP_SEPARATOR = '-';
/** Between the codes of one group; the one separator a label leaves out (specification 9, decisions 2). */
export const OPTION_SEPARATOR = '|';
