import { noticeWords } from './address/preload.ts';
import { useBuilder, useBuilderState } from './building/use-builder.ts';

/** The outcome of the number or choices in the address; gone with the first change. */
export function NoticeLine() {
  const builder = useBuilder();
  const notice = useBuilderState(builder, (state) => state.notice);
  return <div role="status">{notice === null ? null : <p className="cfg-notice">{noticeWords(notice)}</p>}</div>;
}
