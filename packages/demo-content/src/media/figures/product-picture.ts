import type { ProductDrawing } from '../../drawing-spec.ts';
import type { Picture } from '../drawing/picture.ts';
import { topAlarm, wallAlarm } from './alarms.ts';
import { bracket, floatTree } from './float-rigs.ts';
import { controlFloat, tetheredFloat, verticalFloat } from './floats.ts';
import { groundPost } from './ground-post.ts';
import { panel } from './panel.ts';
import { part } from './part.ts';
import { relay, sender } from './relay.ts';

/** The figure of a product. */
export function productPicture(spec: ProductDrawing): Picture {
  switch (spec.kind) {
    case 'panel':
      return panel(spec);
    case 'float-tethered':
      return tetheredFloat(spec);
    case 'float-control':
      return controlFloat(spec);
    case 'float-vertical':
      return verticalFloat(spec);
    case 'alarm-wall':
      return wallAlarm(spec);
    case 'alarm-top':
      return topAlarm(spec);
    case 'post':
      return groundPost(spec);
    case 'relay':
      return relay(spec);
    case 'sender':
      return sender(spec);
    case 'bracket':
      return bracket(spec);
    case 'float-tree':
      return floatTree(spec);
    case 'part':
      return part(spec);
  }
}
