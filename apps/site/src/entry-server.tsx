export { render } from './rendering/render.tsx';
