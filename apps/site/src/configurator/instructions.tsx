import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

interface InstructionsProps {
  text: string | undefined;
  /** Address of their picture. */
  image: string | null;
}

/** The maker's words before the first choice, and their picture, which a press enlarges. */
export function Instructions({ text, image }: InstructionsProps) {
  if (text === undefined && image === null) return null;
  return (
    <div className="cfg-instructions">
      {image === null ? null : <InstructionPicture image={image} text={text ?? ''} />}
      {text === undefined ? null : (
        <p>
          <Icon name="info" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

/** Without the script the picture opens by its own address. */
function InstructionPicture({ image, text }: { image: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        className="cfg-instructed"
        href={image}
        target="_blank"
        rel="noopener"
        aria-label="Enlarge the picture of the instructions"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <img src={image} alt="" width={64} height={64} loading="lazy" decoding="async" />
        <Icon name="zoom" />
      </a>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Instructions" size="picture">
        <img className="cfg-instructed-large" src={image} alt={text} width={640} height={640} loading="lazy" />
      </Dialog>
    </>
  );
}
