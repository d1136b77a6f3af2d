import type { Evaluation } from '@millrace/configurator';
import { type Family, type ModelListFormat, type ModelListRequest, modelListUrl } from '@millrace/contract';
import { memo, useState } from 'react';
import { report } from '../../analytics/report.ts';
import { addressed } from '../../configurator/address/addressed.ts';
import type { Builder } from '../../configurator/building/builder.ts';
import { useNumber } from '../../configurator/building/use-shown.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from './save-file.ts';
import './download-models.css';

interface DownloadModelsProps {
  family: Pick<Family, 'slug' | 'intrinsicallySafe' | 'customer'>;
  builder: Builder | null;
}

const FORMATS: readonly { format: ModelListFormat; name: string }[] = [
  { format: 'pdf', name: 'PDF' },
  { format: 'xlsx', name: 'Spreadsheet' },
];

/** The model list as a file, or the sheet of the number as it stands with its options; with prices or without. */
export function DownloadModels(props: DownloadModelsProps) {
  return <Downloads {...props} number={useNumber(props.builder)} />;
}

const Downloads = memo(function Downloads(props: DownloadModelsProps & { number: Evaluation | null }) {
  const { family, builder, number } = props;
  const [prices, setPrices] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const list = number === null ? 'Model list' : 'Number sheet';
  const address = (format: ModelListFormat): string =>
    modelListUrl({
      slug: family.slug,
      intrinsicallySafe: family.intrinsicallySafe,
      customer: family.customer?.slug,
      format,
      prices,
      ...choicesIn(builder),
    });
  return (
    <fieldset className="fam-list" aria-label={`Download the ${list.toLowerCase()}`}>
      {FORMATS.map(({ format, name }) => (
        <a
          key={format}
          className="button"
          href={address(format)}
          download
          aria-label={`${list}, ${name}`}
          onClick={(event) => {
            report('custom_model_downloaded', {
              action: format,
              label: number?.complete ? number.itemNo : family.slug,
            });
            if (family.customer === undefined) return;
            event.preventDefault();
            setFailed(false);
            saveFile(address(format)).catch(() => setFailed(true));
          }}
        >
          <Icon name="download" />
          {format === 'pdf' ? `${list} ${name}` : name}
        </a>
      ))}
      <label className="fam-check">
        <input type="checkbox" className="checkbox" checked={prices} onChange={() => setPrices(!prices)} />
        Print prices
      </label>
      {hasFailed ? (
        <span role="alert" className="fam-failed">
          The file could not be had. Please try again.
        </span>
      ) : null}
    </fieldset>
  );
});

/** The parameters of the number as it stands. */
function choicesIn(builder: Builder | null): Pick<ModelListRequest, 'configurator' | 'options'> {
  const { number, choices } = builder === null ? { number: null, choices: null } : addressed(builder);
  return { configurator: number ?? undefined, options: choices ?? undefined };
}
