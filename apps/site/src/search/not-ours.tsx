import { useSettings } from '../api/settings.ts';
import { telephone } from '../ui/words/telephone.ts';

/** A number that nobody here makes: it is likely another maker's, and the desk knows what takes its place. */
export function NotOurs({ text }: { text: string }) {
  const phone = useSettings()['company.phone'];
  return (
    <p className="srch-not-ours">
      No number of ours reads <b className="figures">{text}</b>. If it is another maker’s, say in words what it does
      {phone === '' ? (
        '.'
      ) : (
        <>
          , or call{' '}
          <a href={telephone(phone)} className="figures">
            {phone}
          </a>{' '}
          with it.
        </>
      )}
    </p>
  );
}
