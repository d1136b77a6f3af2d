/** The address of the list of users; a user's own page is below it, by id. */
export const USERS_PATH = '/office/users';
