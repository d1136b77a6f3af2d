/**
 * A number raised by so many per cent, up to the next multiple of a step; 0 as step: to the nearest whole. Prices are whole cents, and the
 * per cent are counted in hundredths, so that no part of a cent is lost on the way.
 */
export function raisedBy(value: number, percent: number, step: number): number {
  const hundredths = Math.round(percent * 100);
  const exact = (value * (10_000 + hundredths)) / 10_000;
  // A rest of binary fractions below a millionth is no reason for a further step. Nothing is 0, never -0.
  return (step > 0 ? Math.ceil(exact / step - 1e-6) * step : Math.round(exact)) || 0;
}
