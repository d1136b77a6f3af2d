import type { FamilyMediumAnswer } from '@millrace/contract';
import { Picture } from '../../page-parts/picture.tsx';

/** `type` of a medium of the gallery that is a video. */
const VIDEO = 3;
export const isVideo = (medium: Pick<FamilyMediumAnswer, 'type'>): boolean => medium.type === VIDEO;

interface MediumPictureProps {
  medium: Pick<FamilyMediumAnswer, 'type' | 'uri' | 'poster'>;
  alt: string;
  /** Width and height of the box it is fitted into, in CSS pixels. */
  size: number;
  className?: string;
  eager?: boolean;
}

/** A picture of the gallery, or the still picture of a video, fitted into a square that is there before it. */
export function MediumPicture({ medium, size, className = '', ...rest }: MediumPictureProps) {
  const uri = isVideo(medium) ? medium.poster : medium.uri;
  if (uri === null) return <span className={className} />;
  return <Picture uri={uri} width={size} height={size} className={className} {...rest} />;
}
