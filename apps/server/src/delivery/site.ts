import type { BrandSheet, ReadPage, RenderPage } from '@millrace/contract';
import type { FastifyInstance } from 'fastify';

/** The site as the server uses it: built, or under development. */
export interface Site {
  render: RenderPage;
  /** Reads a page without drawing it; absent while developing. */
  read?: ReadPage;
  /** The look of a maker as a style sheet; absent while developing. */
  brandSheet?: BrandSheet;
  /** Folder of the client's built files; null where something attached serves them. */
  clientDir: string | null;
  /** Whether rendered pages are kept. */
  keep: boolean;
  /** Adds handlers that run before all routes, while developing. */
  attach?(app: FastifyInstance): Promise<void>;
  /** Further sources of the content security policy, by directive, while developing. */
  besides?: Record<string, readonly string[]>;
}
