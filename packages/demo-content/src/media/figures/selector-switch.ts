import { textWidth } from '../drawing/set-type.ts';
import { at, circle, type Drawn, group, line, rect, text, turned } from '../drawing/shape.ts';

/** A hand-off-automatic switch, turned to automatic, with its label below. 72 high, from the letters to the label. */
export function selectorSwitch(x: number, y: number, label: string): Drawn {
  return group(
    at(x, y),
    circle(0, 0, 22, 'detail light'),
    circle(0, 0, 16.5, 'fine'),
    group(turned(0, 0, 45), rect(-5.5, -20, 11, 40, 'detail paper', 5.5), line(0, -16, 0, -8, 'detail')),
    text(-26, -17, 'H', 'text label'),
    text(0, -26, 'O', 'text label'),
    text(26, -17, 'A', 'text label'),
    labelPlate(0, 36.5, label),
  );
}

/** An engraved label, centred. */
function labelPlate(x: number, y: number, label: string): Drawn {
  const width = Math.max(34, textWidth(label, 'label') + 10);
  return [rect(x - width / 2, y - 6.5, width, 13, 'fine light', 1), text(x, y + 3.2, label, 'text label')];
}
