import type { FamilyMediumAnswer } from '@millrace/contract';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MediumPicture } from './medium-picture.tsx';

/** The picture as large as the window allows. */
export function ZoomDialog({ medium, alt }: { medium: FamilyMediumAnswer; alt: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="gal-zoom" type="button" aria-label="Enlarge picture" onClick={() => setOpen(true)}>
        <span>
          <Icon name="zoom" />
        </span>
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={medium.name} size="picture">
        <MediumPicture className="gal-large" medium={medium} alt={alt} size={1100} eager />
        {medium.infoImageText === '' ? null : <p className="mt-2 text-row text-soft">{medium.infoImageText}</p>}
      </Dialog>
    </>
  );
}
