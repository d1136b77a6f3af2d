import { CopyButton } from '../../ui/copy-button.tsx';
import { useBuilder, useBuilderState } from '../building/use-builder.ts';

/** The actions for the number in its present state. */
export function NumberActions() {
  const builder = useBuilder();
  const itemNo = useBuilderState(builder, (state) => state.evaluation.itemNo);
  const isStartedOver = useBuilderState(builder, (state) => state.before !== null);
  return (
    <>
      {itemNo === '' ? null : (
        <CopyButton text={() => itemNo} done="Number copied">
          Copy number
        </CopyButton>
      )}
      <button
        className="button-link"
        type="button"
        onClick={() => builder.dispatch({ type: isStartedOver ? 'undo' : 'start-over' })}
      >
        {isStartedOver ? 'Undo: bring my choices back' : 'Start over'}
      </button>
    </>
  );
}
