import type { EventAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { type Fact, FactPlate } from '../ui/fact-plate.tsx';
import { longDay } from '../ui/long-day.ts';
import { telephone } from '../ui/telephone.ts';

/** The event's facts, and how to register. */
export function EventRegistration({ event }: { event: EventAnswer }): ReactNode {
  const settings = useSettings();
  const phone = settings['company.phone'];
  const mail = settings['company.email'];
  return (
    <section className="mt-7" aria-labelledby="registration">
      <h2 id="registration" className="mb-3 text-lg">
        {event.name}
      </h2>
      <FactPlate facts={eventFacts(event)} />
      {event.isOpen ? (
        <p className="mt-4 max-w-prose">
          Register by phone or by e-mail. Tell us your name, your phone number and how many will come.{' '}
          <span className="mt-2 flex flex-wrap gap-x-6">
            {phone !== '' && (
              <a href={telephone(phone)} className="figures inline-flex min-h-11 items-center">
                {phone}
              </a>
            )}
            {mail !== '' && (
              <a href={`mailto:${mail}`} className="inline-flex min-h-11 items-center">
                {mail}
              </a>
            )}
          </span>
        </p>
      ) : (
        <p className="mt-4 max-w-prose">Registration is closed. {event.closedNote}</p>
      )}
    </section>
  );
}

function eventFacts({ dates, registrationDeadline }: EventAnswer): Fact[] {
  const when: Fact = { name: 'When', value: dates };
  return registrationDeadline === null ? [when] : [when, { name: 'Register by', value: longDay(registrationDeadline) }];
}
