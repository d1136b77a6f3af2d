/** Words that say nothing about a subject. `no`, `off`, `up` and `down` are not among them: they are the trade's. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any anything are as at be been but by can cant could did do does doesnt dont for from get ' +
    'give go goes got had has have he help here how i id if im in into is isnt it its just keep let like looking ' +
    'make many may me more much must my need needed needs not of on or our please put s should show so some something stuff ' +
    'than that the their them then there these they thing this till to too u until use used using very want was we were what ' +
    'whats when where which while who why will with wont would you your'
  ).split(' '),
);
