import { Icon } from '../ui/icon.tsx';

/** The maker's words before the first choice. */
export function Instructions({ text, image }: { text: string | undefined; image: string | null }) {
  if (text === undefined && image === null) return null;
  return (
    <div className="cfg-instructions">
      {text === undefined ? null : (
        <p>
          <Icon name="info" />
          <span>{text}</span>
        </p>
      )}
      {image === null ? null : <img src={image} alt="" width={168} height={168} loading="lazy" decoding="async" />}
    </div>
  );
}
