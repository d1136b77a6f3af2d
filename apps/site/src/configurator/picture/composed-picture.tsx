import type { Evaluation } from '@millrace/configurator';
import {
  BALLOON_HEIGHT,
  composePicture,
  drawnMeasure,
  drawnNote,
  type LayeredPicture,
  type Measure,
  type PlacedBalloon,
} from '@millrace/pictures';
import { memo, type ReactNode } from 'react';
import { dimensionText } from '../../measures/own-unit.ts';
import { useUnits } from '../../measures/use-units.ts';
import type { Builder } from '../building/builder.ts';
import { useIsAnyPointed, useIsPointed, useStateAfterPaint } from '../building/use-builder.ts';
import { useJump } from '../folding/use-jump.ts';
import { groupId } from '../groups/group-id.ts';
import './composed-picture.css';

interface ComposedPictureProps {
  pictures: readonly LayeredPicture[];
  builder: Builder;
  /** Shown while no picture is for the choices made. */
  otherwise: ReactNode;
}

/**
 * The product as it is being built: a picture of the options, with their codes in balloons that lead to their groups. The plate is
 * painted first.
 */
export function ComposedPicture(props: ComposedPictureProps) {
  return <Composed {...props} evaluation={useStateAfterPaint(props.builder).evaluation} />;
}

const Composed = memo(function Composed(props: ComposedPictureProps & { evaluation: Evaluation }) {
  const { pictures, builder, otherwise, evaluation } = props;
  const composed = composePicture(pictures, builder.configurator, evaluation);
  if (composed === null) return otherwise;
  const { width, height, alt, layers, measures, balloons, note } = composed;
  const isOpen = layers.some(({ isUndecided }) => isUndecided);
  return (
    <figure className="drawn-figure">
      <svg className="drawn" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <title>As built</title>
        <svg role="img" aria-label={alt} width={width} height={height}>
          {layers.map(({ name, drawing, isUndecided, groups }) => (
            <Layer key={name} drawing={drawing} isUndecided={isUndecided} groups={groups} builder={builder} />
          ))}
        </svg>
        {measures.map((measure) => (
          <Dimension key={measure.words + measure.from.join()} measure={measure} />
        ))}
        {balloons.map((balloon) => (
          <Balloon key={balloon.group} balloon={balloon} builder={builder} />
        ))}
        {note === null ? null : <Note note={note} height={height} />}
      </svg>
      <figcaption>{isOpen ? 'As built so far; dashed is still to choose.' : 'As built.'}</figcaption>
    </figure>
  );
});

interface LayerProps {
  drawing: string;
  isUndecided: boolean;
  groups: readonly string[];
  builder: Builder;
}

/** The contract lets figures and groups through alone: nothing in a layer runs, loads or links. */
const Layer = memo(function Layer({ drawing, isUndecided, groups, builder }: LayerProps) {
  const isLit = useIsAnyPointed(builder, groups);
  return (
    <g
      className={isUndecided ? 'undecided' : undefined}
      data-lit={isLit || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the row's schema holds it to figures
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
});

function Dimension({ measure }: { measure: Measure }) {
  const { path, x, y, turn } = drawnMeasure(measure);
  const units = useUnits();
  return (
    <g>
      <path className="detail" d={path} />
      <text className="drawn-measure" transform={`translate(${x} ${y}) rotate(${turn})`}>
        {dimensionText(measure.words, units)}
      </text>
    </g>
  );
}

function Note({ note, height }: { note: string; height: number }) {
  const { x, y } = drawnNote({ height });
  return (
    <text className="drawn-note" x={x} y={y}>
      {note}
    </text>
  );
}

/** Balloon and plate cell of a group light up together; a click leads to the group. */
function Balloon({ balloon, builder }: { balloon: PlacedBalloon; builder: Builder }) {
  const { group, text, isOpen, x, y, width, at } = balloon;
  const isPointed = useIsPointed(builder, group);
  const jump = useJump();
  const id = groupId(builder.configurator.configGroups.findIndex(({ name }) => name === group));
  return (
    <a
      className="drawn-balloon"
      href={`#${id}`}
      aria-label={isOpen ? `${group}: to choose` : `${group}: ${text}`}
      data-open={isOpen || undefined}
      data-lit={isPointed || undefined}
      onClick={(event) => {
        event.preventDefault();
        jump(group);
      }}
      onPointerEnter={() => builder.point(group)}
      onPointerLeave={() => builder.point(null)}
      onFocus={() => builder.point(group)}
      onBlur={() => builder.point(null)}
    >
      <path className="drawn-leader" d={`M${at[0] > x ? x + width / 2 : x - width / 2} ${y}L${at.join(' ')}`} />
      <circle className="drawn-end" cx={at[0]} cy={at[1]} r="2.4" />
      <rect
        className="drawn-code"
        x={x - width / 2}
        y={y - BALLOON_HEIGHT / 2}
        width={width}
        height={BALLOON_HEIGHT}
        rx={BALLOON_HEIGHT / 2}
      />
      <text x={x} y={y + 5}>
        {text}
      </text>
    </a>
  );
}
