import type { Faq } from '@millrace/contract';
import { useMediaUrl } from '../../api/site-context.tsx';
import { isOutside } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { linkWords } from '../../ui/words/link-words.ts';
import { VideoFrame } from '../video-frame.tsx';

interface FaqAnswerProps {
  faq: Faq;
  videoBase: string;
  /** Whether a click of the visitor has opened this one entry, for its video. */
  isOpened?: boolean;
}

/** An answer: text, link, picture and video, or numbered steps each with its own. */
export function FaqAnswer({ faq, videoBase, isOpened = false }: FaqAnswerProps) {
  const mediaUrl = useMediaUrl();
  const picture = (image: { uri: string; alt?: string }) => (
    <img src={mediaUrl(image.uri)} alt={image.alt ?? ''} width={480} height={320} loading="lazy" decoding="async" />
  );
  return (
    <div className="qa-answer">
      {faq.answer === '' ? null : <p>{faq.answer}</p>}
      {faq.link === null ? null : (
        <p>
          {isOutside(faq.link) ? (
            <a href={faq.link} target="_blank" rel="noopener">
              {linkWords(faq.link)}
            </a>
          ) : (
            <Link to={faq.link}>{linkWords(faq.link)}</Link>
          )}
        </p>
      )}
      {faq.image === null ? null : picture(faq.image)}
      {faq.video === null ? null : (
        <VideoFrame
          id={faq.video.uri}
          name={faq.video.name}
          poster={faq.video.poster}
          focus={faq.video.focus}
          base={videoBase}
          isOpened={isOpened}
        />
      )}
      {faq.steps.length === 0 ? null : (
        <ol>
          {faq.steps.map((step, index) => (
            // Steps have no names: their place is what they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <p>{step.answer}</p>
              {step.image === null ? null : picture(step.image)}
              {step.video === null ? null : (
                <VideoFrame
                  id={step.video.uri}
                  name={step.video.name}
                  poster={step.video.poster}
                  focus={step.video.focus}
                  base={videoBase}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
