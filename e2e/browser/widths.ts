/** The window of the project `phone`. */
export const PHONE = { width: 390, height: 844 };

/** The tag of a test that runs in the project `desktop` alone (decision 155). */
export const ONE_WIDTH = '@one-width';
