import type { PartNumber } from '@millrace/contract';
import { Icon } from '../../ui/icon.tsx';

interface CopyPartProps {
  partNumber: PartNumber;
  isCopied: boolean;
  onPress: () => void;
}

/** Copies a part number alone. The table it stands in says that it did. */
export function CopyPart({ partNumber, isCopied, onPress }: CopyPartProps) {
  return (
    <button
      type="button"
      className="mod-copy"
      aria-label={`Copy ${partNumber}`}
      title="Copy part number"
      data-copied={isCopied || undefined}
      onClick={onPress}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={14} />
    </button>
  );
}
