import { type ConfigGroup, type ConfigOption, type OptionState, printedCode } from '@millrace/configurator';
import { memo, useContext, useRef, useState } from 'react';
import './option-row.css';
import { chosenIn, isCounted, isIncluded, optionText, reasonWords } from '@millrace/configurator/words';
import { OptionUnits, optionInUnits } from '../../measures/option-units.ts';
import { useUnits } from '../../measures/use-units.ts';
import { afterPaint } from '../../ui/timing/after-paint.ts';
import { useBuilder, useWordsOfState } from '../building/use-builder.ts';
import { isRuledOut } from '../explaining/explainer.ts';
import { MoreInfo, MoreInfoButton, type VideoProps } from '../more-info/more-info.tsx';
import { optionPrice, quantityWords } from '../prices/price-words.ts';
import { FreeButton } from './free-button.tsx';
import { letGo } from './let-go.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import './option-actions.css';

interface RowProps extends VideoProps {
  group: ConfigGroup;
  /** The id of its control. */
  id: string;
  /** The shared name of its radio buttons. */
  choice: string;
  option: ConfigOption;
  state: OptionState;
  /** The cause of an included option, in words. */
  comesWith: string;
}

/** One option: mark, code, words, actions, price. Rendered again only when its own state changes. */
export const OptionRow = memo(function OptionRow(props: RowProps) {
  const { group, id, choice, option, state, comesWith, ...videos } = props;
  const builder = useBuilder();
  const { configurator, dispatch } = builder;
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);

  const measures = optionInUnits(option, useContext(OptionUnits), useUnits());
  const ref = { group: group.name, code: option.code };
  const ruledOut = isRuledOut(state);
  const included = isIncluded(state);
  // It names choices of other groups, which change while this option's own state does not.
  const why = useWordsOfState(
    builder,
    ({ evaluation }) => {
      if (!ruledOut) return '';
      const chosen = chosenIn(configurator, evaluation);
      return reasonWords(configurator, group.name, state.reasons, { code: option.code, chosen });
    },
    ruledOut,
  );
  const small = included ? comesWith : quantityWords(option, state);
  const switchable = !state.enabled && !ruledOut && !state.fixed;
  const status = state.selected ? 'on' : ruledOut ? 'ruled-out' : state.enabled ? 'free' : 'off';
  const toggle = () => dispatch({ type: 'toggle', ...ref });

  return (
    <div className="cfg-row" data-status={status} data-fixed={state.fixed || undefined}>
      <input
        ref={input}
        className={group.multiselect === true ? 'checkbox' : 'radio'}
        type={group.multiselect === true ? 'checkbox' : 'radio'}
        id={id}
        name={choice}
        value={option.code}
        checked={state.selected}
        disabled={!state.enabled || state.fixed}
        aria-describedby={why === '' && small === '' ? undefined : `${id}-why`}
        onChange={state.selected ? ignore : toggle}
        onClick={state.selected ? toggle : undefined}
      />
      <label className="cfg-label" htmlFor={id}>
        <span className="cfg-code figures">{printedCode(option, state.quantity) || '–'}</span>
        <span className="cfg-text">
          {optionText(configurator, option)}
          {measures === '' ? null : <span className="cfg-measure">{measures}</span>}
        </span>
        <span className="cfg-price figures">{included && state.price === 0 ? 'included' : optionPrice(state)}</span>
      </label>
      {why === '' && small === '' ? null : (
        <p className="cfg-small" id={`${id}-why`} data-why={why !== '' || undefined}>
          {why === '' ? small : why}
        </p>
      )}
      {option.moreInfo === undefined ? null : (
        <MoreInfoButton
          open={open}
          onToggle={() => setOpen(!open)}
          controls={`${id}-more`}
          name={optionText(configurator, option)}
        />
      )}
      <div className="cfg-act">
        {switchable ? (
          <button
            className="cfg-switch"
            type="button"
            aria-label={`Switch to ${printedCode(option, 0)} ${optionText(configurator, option)}`}
            onClick={(event) => {
              letGo(event.currentTarget);
              dispatch({ type: 'switch', ...ref });
              focusSoon(input);
            }}
          >
            Switch
          </button>
        ) : null}
        {ruledOut ? <FreeButton {...ref} reasonId={`${id}-why`} onFreed={() => focusSoon(input)} /> : null}
        {state.selected && isCounted(option, state) ? (
          <QuantityStepper
            quantity={state.quantity}
            max={state.maxQuantity}
            name={optionText(configurator, option)}
            onChange={(quantity) => dispatch({ type: 'quantity', quantity, ...ref })}
          />
        ) : null}
      </div>
      {open && option.moreInfo !== undefined ? <MoreInfo id={`${id}-more`} info={option.moreInfo} {...videos} /> : null}
    </div>
  );
});

/** React wants a handler beside `checked`; taking a choice off is a click on the one that is checked. */
const ignore = (): void => {};

/** The focus goes on to what the button changed, once that is on the screen. */
function focusSoon(input: React.RefObject<HTMLInputElement | null>): void {
  afterPaint(() => input.current?.focus({ preventScroll: true }));
}
