import { type ReactNode, useEffect } from 'react';
import { PageLink } from '../navigation/here.tsx';
import { pictures } from './handbook-pictures.ts';
import { type Block, type Part, readHandbook } from './read-handbook.ts';
import text from './running-your-site.md?raw';
import './handbook.css';

const handbook = readHandbook(text);
const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 720;

/** "Running your site": how staff do the common tasks, with pictures of the screens. */
export function HandbookPage(): ReactNode {
  // The chapter that the address names was not there yet when the browser looked for it.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="page handbook">
      <h1>{handbook.title}</h1>
      <nav className="handbook-chapters" aria-label="Chapters">
        <ol>
          {handbook.chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="handbook-text">
        <Blocks blocks={handbook.blocks} />
        {handbook.chapters.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </article>
    </div>
  );
}

/** The text never changes while it is shown, so the place of a block names it. */
const placed = <Item,>(items: readonly Item[]): { item: Item; key: string }[] =>
  items.map((item, at) => ({ item, key: String(at) }));

const Blocks = ({ blocks }: { blocks: readonly Block[] }): ReactNode =>
  placed(blocks).map(({ item, key }) => <OneBlock key={key} block={item} />);

function OneBlock({ block }: { block: Block }): ReactNode {
  if (block.kind === 'picture') return <Picture alt={block.alt} file={block.file} />;
  if (block.kind === 'text')
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    );
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {placed(block.items).map(({ item, key }) => (
        <li key={key}>
          <Parts parts={item} />
        </li>
      ))}
    </List>
  );
}

/** Fetched when it comes near the window. */
const Picture = ({ alt, file }: { alt: string; file: string }): ReactNode => (
  <picture>
    <source media="(prefers-color-scheme: dark)" srcSet={pictures[file.replace('.avif', '-dark.avif')]} />
    <img src={pictures[file]} alt={alt} width={PICTURE_WIDTH} height={PICTURE_HEIGHT} loading="lazy" />
  </picture>
);

const Parts = ({ parts }: { parts: readonly Part[] }): ReactNode =>
  placed(parts).map(({ item, key }) => <OnePart key={key} part={item} />);

function OnePart({ part }: { part: Part }): ReactNode {
  if (part.kind === 'name') return <b>{part.text}</b>;
  if (part.kind === 'key') return <kbd>{part.text}</kbd>;
  if (part.kind === 'link') return <PageLink href={part.href}>{part.text}</PageLink>;
  return part.text;
}
