import type { ContentEvent } from '@millrace/contract/content';

/** The event open for registration; a copy of this row with other dates is next year's. */
export const events = (): ContentEvent[] => [
  {
    id: 1,
    slug: 'alderon-days-registration-2025',
    name: 'Alderon Days 2025',
    dates: 'August 13-15, 2025',
    startsOn: '2025-08-13',
    endsOn: '2025-08-15',
    registrationDeadline: '2025-07-14',
    isOpen: true,
    closedNote: '',
    attendingMax: 50,
    places: 120,
    notesMax: 1000,
    isLive: true,
  },
];
