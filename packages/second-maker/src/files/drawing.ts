import type { Form } from '../range/families.ts';

const INK = '#3a3f47';
const STEEL = '#c9ced6';
const DARK = '#8f97a3';
const ACCENT = '#8c1d40';

const flanges = `<path d="M70 150h16v100H70zM314 150h16v100h-16z" fill="${DARK}" stroke="${INK}" stroke-width="3"/>`;
const lever = `<path d="M192 120h16v40h-16z" fill="${DARK}" stroke="${INK}" stroke-width="3"/><path d="M188 108h150a10 10 0 0 1 0 20H188z" fill="${ACCENT}" stroke="${INK}" stroke-width="3"/>`;
const wheel = `<path d="M194 70h12v70h-12z" fill="${DARK}" stroke="${INK}" stroke-width="3"/><ellipse cx="200" cy="70" rx="62" ry="14" fill="none" stroke="${ACCENT}" stroke-width="12"/>`;
const head = `<path d="M150 60h100a14 14 0 0 1 14 14v62H136V74a14 14 0 0 1 14-14z" fill="${ACCENT}" stroke="${INK}" stroke-width="3"/><rect x="158" y="82" width="84" height="34" rx="3" fill="#f4f5f7" stroke="${INK}" stroke-width="3"/>`;
const thread = `<path d="M168 136h64v22h-64z" fill="${DARK}" stroke="${INK}" stroke-width="3"/>`;

const forms: Readonly<Record<Form, string>> = {
  ball: `${flanges}<path d="M86 172h60l20-14h68l20 14h60v56h-60l-20 14h-68l-20-14H86z" fill="${STEEL}" stroke="${INK}" stroke-width="3"/><circle cx="200" cy="200" r="30" fill="#f4f5f7" stroke="${INK}" stroke-width="3"/>${lever}`,
  butterfly: `<circle cx="200" cy="220" r="88" fill="${STEEL}" stroke="${INK}" stroke-width="3"/><circle cx="200" cy="220" r="62" fill="#f4f5f7" stroke="${INK}" stroke-width="3"/><ellipse cx="200" cy="220" rx="20" ry="62" fill="${DARK}" stroke="${INK}" stroke-width="3"/>${lever}`,
  globe: `${flanges}<path d="M86 176h54c10-30 110-30 120 0h54v48h-54c-10 40-110 40-120 0H86z" fill="${STEEL}" stroke="${INK}" stroke-width="3"/>${wheel}`,
  check: `${flanges}<path d="M86 168h228v64H86z" fill="${STEEL}" stroke="${INK}" stroke-width="3"/><path d="M170 178l48 22-48 22z" fill="${ACCENT}"/><path d="M226 176v48" stroke="${INK}" stroke-width="6"/>`,
  strainer: `${flanges}<path d="M86 172h228v56H86z" fill="${STEEL}" stroke="${INK}" stroke-width="3"/><path d="M210 228l54 84 46-28-36-56z" fill="${STEEL}" stroke="${INK}" stroke-width="3"/><path d="M262 314l50-30 8 14-50 30z" fill="${ACCENT}" stroke="${INK}" stroke-width="3"/>`,
  rod: `${head}${thread}<path d="M180 158h6v190h-6zM197 158h6v150h-6zM214 158h6v110h-6z" fill="${DARK}" stroke="${INK}" stroke-width="2"/>`,
  radar: `${head}${thread}<path d="M174 158h52l26 70H148z" fill="${STEEL}" stroke="${INK}" stroke-width="3"/><path d="M150 260q50 26 100 0M136 290q64 34 128 0" fill="none" stroke="${ACCENT}" stroke-width="6"/>`,
  cell: `${head}${thread}<path d="M152 158h96v34h-96zM166 192h68v60h-68z" fill="${STEEL}" stroke="${INK}" stroke-width="3"/><path d="M166 252h68v10h-68z" fill="${DARK}" stroke="${INK}" stroke-width="3"/>`,
};

/** A product as this maker draws it, on a quiet ground. */
export const drawingOf = (form: Form, title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800"><title>${title}</title><rect width="400" height="400" fill="#f4f1ec"/>${forms[form]}</svg>`;
