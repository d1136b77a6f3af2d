import type { Settings } from '@millrace/contract';
import { accentsOf, paletteOf } from '@millrace/look/colours';
import sharp from 'sharp';
import type { PaperFaces } from '../pdf/paper-brand.ts';

/** Reads the file of a path below /media/; null without one. */
type ReadMedia = (uri: string) => Promise<Buffer | null>;

/** Units of the mark's own square. */
const SIDE = 28;
const CORNER = 2;
/** Pixels to which the square of a logo is drawn. */
const DRAWN = 448;
const LETTER = { size: 20, weight: 600 } as const;

/**
 * The maker's mark as a square SVG, for icons: the mark of the settings with its dark sibling; without one the square at the left of the
 * logo; without that the first letter of the name on the accent.
 */
export async function siteMark(
  settings: Settings,
  { media, faces }: { media: ReadMedia; faces: PaperFaces },
): Promise<Buffer> {
  const [light, dark] = await Promise.all([
    fileOf(settings['brand.mark'], media),
    fileOf(settings['brand.markDark'], media),
  ]);
  if (light !== null) return dark === null ? light : twoFaced(light, dark);
  const logo = await fileOf(settings['company.logo'], media);
  return (logo === null ? null : await cutOut(logo)) ?? letterMark(settings, faces);
}

const fileOf = async (uri: string, media: ReadMedia): Promise<Buffer | null> => (uri === '' ? null : media(uri));

const HEAD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`;
const image = (type: string, bytes: Buffer, more = ''): string =>
  `<image${more} width="${SIDE}" height="${SIDE}" href="data:${type};base64,${bytes.toString('base64')}"/>`;

/** As the browser's scheme is; where nothing is known of one, the light one. */
function twoFaced(light: Buffer, dark: Buffer): Buffer {
  const rules = '.dark{display:none}@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}';
  const faces = [
    image('image/svg+xml', light, ' class="light"'),
    image('image/svg+xml', dark, ' class="dark" display="none"'),
  ];
  return Buffer.from(`${HEAD}<style>${rules}</style>${faces.join('')}</svg>`);
}

/** The square at the left of a logo; null where it is no picture. */
async function cutOut(logo: Buffer): Promise<Buffer | null> {
  try {
    const { height = DRAWN, density = 72 } = await sharp(logo).metadata();
    const fine = Math.min(2400, Math.max(density, Math.ceil((density * DRAWN) / height)));
    const drawn = sharp(logo, { density: fine }).resize({
      width: DRAWN,
      height: DRAWN,
      fit: 'cover',
      position: 'left',
    });
    return Buffer.from(`${HEAD}${image('image/png', await drawn.png().toBuffer())}</svg>`);
  } catch {
    return null;
  }
}

/** The first letter of the name as an outline, on the accent. */
async function letterMark(settings: Settings, faces: PaperFaces): Promise<Buffer> {
  const { wordsSetter } = await import('../pdf/set-words.ts');
  const { light } = paletteOf(accentsOf(settings));
  const [letter = ''] = settings['company.name'].trim().toUpperCase();
  const { width, letters } = wordsSetter(faces)(letter, { face: 'sans', ...LETTER });
  const [x, y] = [(SIDE - width) / 2, (SIDE + LETTER.size * CAP_HEIGHT) / 2];
  const paths = letters.map(
    (one) => `<path d="${one.path}" transform="translate(${(x + one.x).toFixed(2)} ${y.toFixed(2)})"/>`,
  );
  return Buffer.from(
    `${HEAD}<rect width="${SIDE}" height="${SIDE}" rx="${CORNER}" fill="${light.water}"/><g fill="${light['on-water']}">${paths.join('')}</g></svg>`,
  );
}

/** Of the face, as a share of its size. */
const CAP_HEIGHT = 0.698;
