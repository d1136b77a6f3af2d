import type { EventAnswer } from '@millrace/contract';
import { formWords } from '@millrace/contract';
import { type ReactNode, useState } from 'react';
import { NeedsScript } from '../forms/needs-script.tsx';
import { type Fact, FactPlate } from '../ui/fact-plate.tsx';
import { longDay } from '../ui/long-day.ts';
import { Notice } from '../ui/notice.tsx';
import { AskUs } from './ask-us.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** The event's facts, and the form to register; while staff have closed it, why, and whom to ask. */
export function EventRegistration({ event }: { event: EventAnswer }): ReactNode {
  // Closed while a visitor fills it in, the form stays with what was typed: it may be opened again.
  const [hasBeenOpen, setBeenOpen] = useState(event.isOpen);
  if (event.isOpen && !hasBeenOpen) setBeenOpen(true);
  return (
    <section className="registration" aria-labelledby="registration">
      <h2 id="registration">{event.name}</h2>
      <FactPlate facts={eventFacts(event)} />
      {!event.isOpen && (
        <div className="mt-5">
          <Notice tone="attention">
            <p>{`${formWords.registrationClosed} ${event.closedNote}`.trim()}</p>
            <AskUs question="Still want to come, or already registered? Ask us:" />
          </Notice>
        </div>
      )}
      {hasBeenOpen && (
        <div className="registration-body">
          <NeedsScript />
          <RegistrationForm event={event} />
        </div>
      )}
    </section>
  );
}

function eventFacts({ dates, registrationDeadline }: EventAnswer): Fact[] {
  const when: Fact = { name: 'When', value: dates };
  return registrationDeadline === null ? [when] : [when, { name: 'Register by', value: longDay(registrationDeadline) }];
}
