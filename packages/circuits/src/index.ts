export { type CircuitFault, type CircuitFaultCode, checkCircuit } from './checking/check-circuit.ts';
export { chooseParts, type Holds, isPresent } from './data/choose-parts.ts';
export * from './data/circuit.ts';
export { rulesOf } from './data/walk.ts';
export { cutDrawing, type DrawingPart } from './drawing/cut-drawing.ts';
export { type Drawing, drawCircuit } from './drawing/draw-circuit.ts';
export { type LineStyle, type Shape, textStyles } from './drawing/shape.ts';
export { type Palettes, type SetWords, svgOf, type Typesetter } from './drawing/svg.ts';
export { type Inputs, type Simulator, type State, type StateFault, simulatorOf } from './simulating/simulator.ts';
