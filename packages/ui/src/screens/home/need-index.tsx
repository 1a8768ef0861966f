import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { LinkList } from '../../components/link-list/link-list.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import { Pictogram } from '../../components/pictogram/pictogram.tsx';
import styles from './need-index.module.css';

/** A parent need with links to its children. */
export interface HomeNeed extends NeedItem {
  links: readonly LinkItem[];
}

/** Needs as an index: each group with its pictogram and its entries. */
export function NeedIndex({ needs }: { needs: readonly HomeNeed[] }) {
  return (
    <ul className={styles.root} role="list">
      {needs.map((need) => (
        <li className={styles.group} key={need.href}>
          <Pictogram path={need.picto} frame="dish" />
          <div>
            <h3 className={styles.title}>
              <a className={styles.link} href={need.href}>
                {need.label}
              </a>
            </h3>
            <LinkList links={need.links} />
          </div>
        </li>
      ))}
    </ul>
  );
}
