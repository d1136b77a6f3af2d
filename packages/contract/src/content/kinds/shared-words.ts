/** Sections of forms. */
export const NAME = 'Name and address';
export const SHOWN = 'Where it is shown';
export const TEXT = 'Text';

export const livePage = {
  label: 'Live',
  help: 'Off: its page is gone and nothing links to it.',
  section: SHOWN,
  width: 60,
};
export const live = { label: 'Live', help: 'Off: visitors do not see it.', section: SHOWN, width: 60 };
export const staffOnly = {
  label: 'Staff only',
  help: 'On: no visitor sees it; staff who ask the API for such rows do.',
  section: SHOWN,
  width: 80,
};
export const obsolete = {
  label: 'Obsolete',
  help: 'Sold no more; its page stays and says so.',
  section: SHOWN,
  width: 80,
};
export const position = { label: 'Place', help: 'Lower numbers stand first.', section: SHOWN, width: 64 };
export const slug = { label: 'Address', help: 'The last part of the address of its page.', section: NAME, width: 190 };
export const id = { label: 'Id', help: 'Given once, never changed.', section: SHOWN, width: 64 };
