import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { Picture } from '../page-parts/picture.tsx';
import { between } from './contact-plan.ts';

const WIDTH = 800;
const HEIGHT = 440;

/** The map we drew ourselves: it asks nobody for anything. */
export function DrawnMap(): ReactNode {
  const settings = useSettings();
  const uri = settings['contact.mapPicture'];
  if (uri === '') return null;
  const place = between(settings['contact.betweenCities']);
  return (
    <Picture uri={uri} alt={`Drawn map. ${place}`.trim()} width={WIDTH} height={HEIGHT} className="contact-map" eager />
  );
}
