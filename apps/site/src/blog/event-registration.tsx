import type { Settings } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { type Fact, FactPlate } from '../ui/fact-plate.tsx';
import { longDay } from '../ui/long-day.ts';
import { telephone } from '../ui/telephone.ts';

/** Slug of the post that the registration belongs to (specification 2.11). */
export const EVENT_POST = 'alderon-days-registration-2025';

/** The event's facts, and how to register. */
export function EventRegistration(): ReactNode {
  const settings = useSettings();
  const facts = eventFacts(settings);
  const phone = settings['company.phone'];
  const mail = settings['company.email'];
  return (
    <section className="mt-7" aria-labelledby="registration">
      <h2 id="registration" className="mb-3 text-lg">
        {settings['event.name'] || 'Registration'}
      </h2>
      {facts.length > 0 && <FactPlate facts={facts} />}
      {settings['event.open'] ? (
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
        <p className="mt-4">Registration is closed.</p>
      )}
    </section>
  );
}

/** What is set of the event. */
export function eventFacts(settings: Settings): Fact[] {
  const deadline = settings['event.registrationDeadline'];
  const facts: Fact[] = [
    { name: 'When', value: settings['event.dates'] },
    { name: 'Register by', value: /^\d{4}-\d{2}-\d{2}$/.test(deadline) ? longDay(deadline) : deadline },
  ];
  return facts.filter(({ value }) => value !== '');
}
