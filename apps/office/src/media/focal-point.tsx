import type { FocalPoint } from '@millrace/contract/content';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

interface FocalPointProps {
  src: string;
  value: FocalPoint | null;
  onChange(value: FocalPoint | null): void;
}

const MIDDLE: FocalPoint = { x: 50, y: 50 };
const FAR = 10;
const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));
const words = ({ x, y }: FocalPoint): string => `${x} % from the left, ${y} % from the top`;

/** A picture with the place that must stay visible when it is cut: by a click, or by the arrow keys, with Shift in large steps. */
export function FocalPointField({ src, value, onChange }: FocalPointProps): ReactNode {
  const at = value ?? MIDDLE;
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  };
  const step = (event: KeyboardEvent): void => {
    const far = event.shiftKey ? FAR : 1;
    const [x, y] =
      { ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far] }[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    onChange({ x: within(at.x + x), y: within(at.y + y) });
  };
  return (
    <div className="focal">
      <div
        className="focal-picture"
        role="slider"
        tabIndex={0}
        aria-label="Focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={at.x}
        aria-valuetext={words(at)}
        onPointerDown={point}
        onKeyDown={step}
      >
        <img src={src} alt="" draggable={false} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${at.x} 0V100M0 ${at.y}H100`} />
        </svg>
      </div>
      <p className="soft">
        Focal point: {value === null ? 'the middle' : words(value)}.{' '}
        {value === null ? null : (
          <button className="button-link" type="button" onClick={() => onChange(null)}>
            Take the middle
          </button>
        )}
      </p>
    </div>
  );
}
