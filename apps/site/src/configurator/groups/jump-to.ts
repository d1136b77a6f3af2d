/** Brings a group into view below the plate and puts the focus on its first control. */
export function jumpTo(id: string): void {
  const group = document.getElementById(id);
  if (group === null) return;
  group.scrollIntoView({ block: 'start', behavior: 'instant' });
  const control = group.querySelector<HTMLElement>(
    ':scope > .cfg-options :is(input:checked:enabled, input:enabled, button:enabled)',
  );
  control?.focus({ preventScroll: true });
}
