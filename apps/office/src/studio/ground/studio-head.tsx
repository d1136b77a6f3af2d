import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { rowWords } from '../../changes/row-words.ts';
import { useDraft } from '../../draft/draft-context.tsx';
import { RowElsewhere } from '../../draft/here/row-elsewhere.tsx';
import { PageLink, useAsked } from '../../navigation/here.tsx';
import { isBehindDialog, isInField } from '../../ui/key-place.ts';
import { hasLetterKeys } from '../../ui/letter-keys.ts';
import { NumberSigns } from '../renaming/number-signs.tsx';
import { STUDIO_PATH } from './studio-address.ts';
import { useStudio } from './studio-context.tsx';
import { tabs } from './tabs.ts';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** The head of an open configurator: what it is of, how large it is, the way back and forth, and the tabs. `aside` stands at their end. */
export function StudioHead({ aside }: { aside: ReactNode }): ReactNode {
  const { kind, record, row, configurator } = useStudio();
  const { id, undo, redo } = useDraft();
  const options = configurator.configGroups.reduce((sum, group) => sum + (group.options?.length ?? 0), 0);
  return (
    <header className="studio-head">
      <div className="studio-title">
        <span className="soft">
          <PageLink href={STUDIO_PATH}>Configurators</PageLink> /
        </span>
        <h1>{rowWords(kind, row)}</h1>
        <span className="soft studio-size">
          {counted(configurator.configGroups.length, 'group')}, {counted(options, 'option')}
        </span>
        <span className="studio-push" />
        <span className="studio-steps">
          <IconButton label="Undo" keys="Ctrl Z" path="M6 3 2.5 6.5 6 10M2.5 6.500h7a4 4 0 0 1 0 8H7" onPress={undo} />
          <IconButton
            label="Redo"
            keys="Ctrl Y"
            path="m10 3 3.500 3.500L10 10M13.500 6.500h-7a4 4 0 0 0 0 8H9"
            onPress={redo}
          />
        </span>
        <NumberSigns />
        <PageLink className="button" href={`/office/rows/${kind.toLowerCase()}/${record.id}`}>
          Open its form
        </PageLink>
      </div>
      <RowElsewhere kind={kind} id={record.id} draft={id} />
      <div className="studio-tab-line">
        <StudioTabs />
        {aside}
      </div>
    </header>
  );
}

function IconButton({
  label,
  keys,
  path,
  onPress,
}: {
  label: string;
  keys: string;
  /** Of a drawing in a square of 16. */
  path: string;
  onPress(): Promise<void>;
}): ReactNode {
  return (
    <button
      className="button studio-icon"
      type="button"
      aria-label={label}
      title={`${label} (${keys})`}
      onClick={() => void onPress()}
    >
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

function StudioTabs(): ReactNode {
  const { go } = useStudio();
  const present = useTab();
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || isInField(target) || isBehindDialog() || !hasLetterKeys()) return;
    const chosen = /^[1-9]$/.test(key) ? tabs[Number(key) - 1] : undefined;
    if (chosen === undefined) return;
    event.preventDefault();
    go({ tab: chosen.tab });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <nav className="studio-tabs" aria-label="Parts of the configurator">
      {tabs.map(({ tab, name, Count }) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === present.tab ? 'page' : undefined}
          onClick={() => go({ tab })}
        >
          {name} {Count === undefined ? null : <Count />}
        </button>
      ))}
    </nav>
  );
}

/** The tab that the address names; the first where it names none. */
export function useTab() {
  const asked = useAsked().get('tab');
  const [first] = tabs;
  const found = tabs.find(({ tab }) => tab === asked) ?? first;
  if (found === undefined) throw new Error('The studio has no tab.');
  return found;
}
