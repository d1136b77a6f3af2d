export { demoMedia, type MediaProducer } from './demo-media.ts';
export { drawSvg, type SvgOptions } from './draw-svg.ts';
