import { DataTable, type DataTableProps } from '../data-table/data-table.tsx';
import { Figure, type FigureProps } from '../figure/figure.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { withUnbrokenPhones } from '../unbroken-phones/unbroken-phones.ts';
import styles from './rich-text.module.css';

export type RichTextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote'; text: string }
  | ({ kind: 'figure'; image: PictureImage } & Pick<FigureProps, 'caption' | 'credit'>)
  | ({ kind: 'table' } & DataTableProps);

export interface RichTextProps {
  blocks: readonly RichTextBlock[];
  /** Level of the headings, one below the heading above the text. */
  level?: 2 | 3 | 4;
  /** `large` starts with a paragraph in larger type, for articles. `small` is for notes. */
  size?: 'large' | 'medium' | 'small';
}

/** The width of the text. */
const figureSizes = '(min-width: 48rem) 42rem, 92vw';

interface BlockProps {
  block: RichTextBlock;
  level: 2 | 3 | 4;
}

function Block({ block, level }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${level}` as const;
      return <Heading>{block.text}</Heading>;
    }
    case 'paragraph':
      return <p>{withUnbrokenPhones(block.text)}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>{withUnbrokenPhones(item)}</li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <blockquote>
          <p>{withUnbrokenPhones(block.text)}</p>
        </blockquote>
      );
    case 'figure':
      return (
        <Figure caption={block.caption} credit={block.credit}>
          <Picture image={block.image} sizes={figureSizes} />
        </Figure>
      );
    case 'table':
      return <DataTable {...block} />;
  }
}

/** Running text from the catalogue: headings, paragraphs, lists, quotes, figures and tables. */
export function RichText({ blocks, level = 2, size = 'medium' }: RichTextProps) {
  return (
    <div className={styles.root} data-size={size}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} level={level} />
      ))}
    </div>
  );
}
