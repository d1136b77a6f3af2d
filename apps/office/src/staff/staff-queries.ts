/** The names under which the answers about users of the office are kept. */
export const STAFF = ['staff'];
export const INVITATIONS = ['invitations'];
