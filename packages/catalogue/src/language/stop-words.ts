/** Words that say nothing about a subject. `no`, `off`, `up` and `down` are not among them: they are the trade's. */
export const stopWords: ReadonlySet<string> = new Set(
  // Asking, and being polite.
  (
    'hello hey hi guys ok okay please thank thanks kinda sort kind know find recommend take tell say see come comes possible available ' +
    // Any of them: how many, which, where, when.
    'any anybody anyone anywhere around another both bunch couple each either else enough every everything few lot lots least less other ' +
    'others own same several some somebody someone somewhere such thing things various whatever whether whose almost already always ever ' +
    'keeps keeping kept gets getting going gone gives given wants wanted tried trying tries lets ' +
    'itself themselves yourself alone gizmo gizmos gadget gadgets device devices item items whatsit makes ' +
    'maybe now often only quite rather really still sure usually yet again once per place near nearby next way ' +
    'above across after among away because before behind being below beside besides between beyond during onto our ours out over ' +
    'through throughout thru together toward towards under unless until upon via within though were ' +
    'myself ourselves yours yourselves him his himself she her hers herself theirs whom those mine everybody having doing against further ' +
    'nor yes yeah otherwise however shall might gonna gotta wanna anyway anyways actually basically simply probably perhaps soon ago ' +
    // Words of liking.
    'best better big good great nice new ive youre us cannot wheres ' +
    'a about all also am an and any anything are as at be been but by can cant could did do does doesnt dont for from get ' +
    'give go goes got had has have he help here how i id if im in into is isnt it its just keep let like looking ' +
    'make many may me more much must my need needed needs not of on or our please put s should show so some something stuff ' +
    'than that the their them then there these they thing this till to too u until use used using very want was we were what ' +
    'whats when where which while who why will with wont would you your'
  ).split(' '),
);
