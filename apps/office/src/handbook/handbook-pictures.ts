import application from './pictures/application.avif?url';
import applicationDark from './pictures/application-dark.avif?url';
import conflict from './pictures/conflict.avif?url';
import conflictDark from './pictures/conflict-dark.avif?url';
import family from './pictures/family.avif?url';
import familyDark from './pictures/family-dark.avif?url';
import fault from './pictures/fault.avif?url';
import faultDark from './pictures/fault-dark.avif?url';
import findings from './pictures/findings.avif?url';
import findingsDark from './pictures/findings-dark.avif?url';
import history from './pictures/history.avif?url';
import historyDark from './pictures/history-dark.avif?url';
import imported from './pictures/import.avif?url';
import importDark from './pictures/import-dark.avif?url';
import invite from './pictures/invite.avif?url';
import inviteDark from './pictures/invite-dark.avif?url';
import keys from './pictures/keys.avif?url';
import keysDark from './pictures/keys-dark.avif?url';
import media from './pictures/media.avif?url';
import mediaDark from './pictures/media-dark.avif?url';
import options from './pictures/options.avif?url';
import optionsDark from './pictures/options-dark.avif?url';
import ordering from './pictures/ordering.avif?url';
import orderingDark from './pictures/ordering-dark.avif?url';
import price from './pictures/price.avif?url';
import priceDark from './pictures/price-dark.avif?url';
import publish from './pictures/publish.avif?url';
import publishDark from './pictures/publish-dark.avif?url';
import refused from './pictures/refused.avif?url';
import refusedDark from './pictures/refused-dark.avif?url';
import rule from './pictures/rule.avif?url';
import ruleDark from './pictures/rule-dark.avif?url';
import settings from './pictures/settings.avif?url';
import settingsDark from './pictures/settings-dark.avif?url';
import tables from './pictures/tables.avif?url';
import tablesDark from './pictures/tables-dark.avif?url';
import token from './pictures/token.avif?url';
import tokenDark from './pictures/token-dark.avif?url';
import tree from './pictures/tree.avif?url';
import treeDark from './pictures/tree-dark.avif?url';

/** The addresses of the handbook's pictures, by their names in its text; those for the dark scheme end in `-dark`. */
export const pictures: Readonly<Record<string, string>> = {
  'pictures/application.avif': application,
  'pictures/application-dark.avif': applicationDark,
  'pictures/conflict.avif': conflict,
  'pictures/conflict-dark.avif': conflictDark,
  'pictures/family.avif': family,
  'pictures/family-dark.avif': familyDark,
  'pictures/fault.avif': fault,
  'pictures/fault-dark.avif': faultDark,
  'pictures/findings.avif': findings,
  'pictures/findings-dark.avif': findingsDark,
  'pictures/history.avif': history,
  'pictures/history-dark.avif': historyDark,
  'pictures/import.avif': imported,
  'pictures/import-dark.avif': importDark,
  'pictures/invite.avif': invite,
  'pictures/invite-dark.avif': inviteDark,
  'pictures/keys.avif': keys,
  'pictures/keys-dark.avif': keysDark,
  'pictures/media.avif': media,
  'pictures/media-dark.avif': mediaDark,
  'pictures/options.avif': options,
  'pictures/options-dark.avif': optionsDark,
  'pictures/ordering.avif': ordering,
  'pictures/ordering-dark.avif': orderingDark,
  'pictures/price.avif': price,
  'pictures/price-dark.avif': priceDark,
  'pictures/publish.avif': publish,
  'pictures/publish-dark.avif': publishDark,
  'pictures/refused.avif': refused,
  'pictures/refused-dark.avif': refusedDark,
  'pictures/rule.avif': rule,
  'pictures/rule-dark.avif': ruleDark,
  'pictures/settings.avif': settings,
  'pictures/settings-dark.avif': settingsDark,
  'pictures/tables.avif': tables,
  'pictures/tables-dark.avif': tablesDark,
  'pictures/token.avif': token,
  'pictures/token-dark.avif': tokenDark,
  'pictures/tree.avif': tree,
  'pictures/tree-dark.avif': treeDark,
};
