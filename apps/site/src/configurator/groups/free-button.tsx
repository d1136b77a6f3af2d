import { useExplainer, useFreeingLabel } from '../explaining/explainer-context.ts';
import { letGo } from './let-go.ts';

interface FreeButtonProps {
  group: string;
  code: string;
  /** The element that gives the reason why the option cannot be chosen. */
  reasonId: string;
  onFreed: () => void;
}

/** The one change that makes a disabled option available, named: `Switch enclosure to 4XG`. */
export function FreeButton({ group, code, reasonId, onFreed }: FreeButtonProps) {
  const explainer = useExplainer();
  const label = useFreeingLabel(group, code);
  if (label === '') return null;
  return (
    <button
      className="cfg-free"
      type="button"
      aria-describedby={reasonId}
      onClick={(event) => {
        letGo(event.currentTarget);
        explainer.free(group, code);
        onFreed();
      }}
    >
      {label}
    </button>
  );
}
