import { type EventAnswer, formWords } from '@millrace/contract';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../api/settings.ts';
import { NeedsScript } from '../forms/sending/needs-script.tsx';
import { AddressBlock } from '../page-parts/address-block.tsx';
import { type Detail, DetailPlate } from '../page-parts/detail-plate.tsx';
import { Notice } from '../ui/notice.tsx';
import { longDay } from '../ui/words/long-day.ts';
import { AskUs } from './ask-us.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** The event's details, and the form to register; while staff have closed it, why, and whom to ask. */
export function EventRegistration({ event }: { event: EventAnswer }): ReactNode {
  // When the event closes while a visitor fills in the form, the form stays with its input: the event may open again.
  const [hasBeenOpen, setBeenOpen] = useState(event.isOpen);
  if (event.isOpen && !hasBeenOpen) setBeenOpen(true);
  const place = useSettings()['company.address'];
  return (
    <section className="registration" aria-labelledby="registration">
      <h2 id="registration">{event.name}</h2>
      <DetailPlate details={eventDetails(event, place)} />
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

/** Events take place at the company's own address, as their calendar file says. */
function eventDetails({ dates, registrationDeadline }: EventAnswer, place: readonly string[]): Detail[] {
  const details: (Detail | false)[] = [
    { name: 'When', value: dates, isSentence: true },
    registrationDeadline !== null && { name: 'Register by', value: longDay(registrationDeadline), isSentence: true },
    place.length > 0 && { name: 'Where', value: <AddressBlock lines={place} />, isSentence: true },
  ];
  return details.filter((detail) => detail !== false);
}
