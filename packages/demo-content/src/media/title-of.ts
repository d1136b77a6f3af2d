import type { DrawingSpec } from '../drawing-spec.ts';

const some = (count: number, one: string): string => (count === 1 ? `one ${one}` : `${count} ${one}s`);
const listed = (...words: readonly (string | false)[]): string =>
  words.filter((word) => word !== false && word !== '').join(', ');
const spaced = (words: string): string => words.replaceAll('-', ' ');

/** The subject of a picture, in words: the title of its file. */
export function titleOf(spec: DrawingSpec): string {
  switch (spec.kind) {
    case 'panel':
      return listed(
        'Control panel',
        spec.pumps > 0 && some(spec.pumps, 'pump'),
        `door ${spec.door}`,
        spec.beacon && 'beacon',
        spec.horn && 'horn',
        spec.display && 'display',
        spec.timer && 'timer',
        spec.intrinsicallySafe && 'intrinsically safe',
        spec.floats > 0 && some(spec.floats, 'float'),
      );
    case 'float-tethered':
      return listed('Tethered float switch', spec.plug !== 'none' && 'piggyback plug', spec.weight && 'cable weight');
    case 'float-control':
      return listed(
        'Control float',
        { weight: 'cable weight', clamp: 'pipe clamp', internal: 'internal weight' }[spec.mount],
      );
    case 'float-vertical':
      return listed('Vertical float switch', some(spec.floats, 'float'), spec.plug !== 'none' && 'piggyback plug');
    case 'alarm-wall':
      return listed(
        'Indoor alarm',
        spec.beacon && 'lamp',
        spec.horn && 'horn',
        spec.display && 'display',
        spec.battery && 'battery',
      );
    case 'alarm-top':
      return listed('Outdoor alarm with lit top', spec.horn && 'horn', `on a ${spec.mount}`);
    case 'post':
      return listed(
        'Ground-mounted post',
        spec.beacon && 'beacon',
        spec.receptacle && 'receptacle',
        spec.breakers > 0 && some(spec.breakers, 'breaker'),
      );
    case 'relay':
      return listed('Relay', spec.pins > 0 ? `${spec.pins}-pin socket` : 'rail mounting', some(spec.lamps, 'lamp'));
    case 'sender':
      return listed(
        'Remote sender',
        spec.radio !== 'none' && { wifi: 'Wi-Fi', cellular: 'cellular', none: '' }[spec.radio],
      );
    case 'bracket':
      return `Float bracket with ${some(spec.floats, 'float')}`;
    case 'float-tree':
      return `Float tree with ${some(spec.floats, 'float')}`;
    case 'part':
      return listed(`${spaced(spec.shape).replace(/^./, (letter) => letter.toUpperCase())}`, spec.label);
    case 'range':
      return spec.products.map(titleOf).join('; ');
    case 'wet-well':
      return listed(
        `Section of a ${spaced(spec.basin)}`,
        spec.pumps > 0 && some(spec.pumps, 'pump'),
        spec.floats > 0 && some(spec.floats, 'float'),
        spec.panel !== null && 'panel above grade',
      );
    case 'wiring':
      return `Wiring diagram, ${spec.supply}`;
    case 'building':
      return 'The manufacturing building';
    case 'logo':
      return spec.name;
    case 'association':
      return spec.name;
    case 'map':
      return `Map: ${spec.place} on ${spec.road} between ${spec.from} and ${spec.to}`;
    case 'poster':
      return `Video: ${spec.title}`;
    case 'step':
      return spec.number === null ? spec.caption : `Step ${spec.number}: ${spec.caption}`;
    case 'banner':
      return 'scene' in spec ? titleOf(spec.scene) : listed(...spec.shelves.flat().map(titleOf));
  }
}
