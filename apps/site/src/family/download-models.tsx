import { type Family, type ModelListFormat, modelListUrl } from '@millrace/contract';
import { useState } from 'react';
import { report } from '../analytics/report.ts';
import type { Builder } from '../configurator/builder.ts';
import { useNumber } from '../configurator/use-shown.ts';
import { Icon } from '../ui/icon.tsx';

interface DownloadModelsProps {
  family: Pick<Family, 'slug' | 'intrinsicallySafe'>;
  builder: Builder | null;
}

const FORMATS: readonly { format: ModelListFormat; name: string }[] = [
  { format: 'pdf', name: 'PDF' },
  { format: 'xlsx', name: 'Spreadsheet' },
];

/** The model list as a file, or the number as it stands with its options; with prices or without. */
export function DownloadModels({ family, builder }: DownloadModelsProps) {
  const [prices, setPrices] = useState(true);
  const number = useNumber(builder);
  const address = (format: ModelListFormat): string =>
    modelListUrl({
      slug: family.slug,
      intrinsicallySafe: family.intrinsicallySafe,
      format,
      prices,
      configurator: number?.complete ? number.itemNo : undefined,
      options: number?.urlOpts,
    });
  return (
    <fieldset className="fam-list" aria-label="Download the model list">
      {FORMATS.map(({ format, name }) => (
        <a
          key={format}
          className="button"
          href={address(format)}
          download
          aria-label={`Model list, ${name}`}
          onClick={() =>
            report('custom_model_downloaded', { action: format, label: number?.complete ? number.itemNo : family.slug })
          }
        >
          <Icon name="download" />
          {format === 'pdf' ? `Model list ${name}` : name}
        </a>
      ))}
      <label className="fam-check">
        <input type="checkbox" className="checkbox" checked={prices} onChange={() => setPrices(!prices)} />
        Print prices
      </label>
    </fieldset>
  );
}
