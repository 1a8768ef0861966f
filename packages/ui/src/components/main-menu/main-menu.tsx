import { Icon } from '../icon/icon.tsx';
import { Pictogram } from '../pictogram/pictogram.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import styles from './main-menu.module.css';

export interface MenuItem {
  label: string;
  href: string;
  /** Adds a rule after the item. */
  separateAfter?: boolean;
  /** The current page is this item's page or below it. */
  current?: boolean;
  /** In a panel: the pictogram of a need, SVG path data on a 24-pixel grid. */
  picto?: string | undefined;
  /** In a panel: a pack of a brand. It is only loaded when the panel is open. */
  pack?: PictureImage | undefined;
  children?: readonly MenuItem[];
}

export interface MainMenuProps {
  items: readonly MenuItem[];
  /** Appended to the label of an item on the button that opens its sub-items: `sous-menu`. */
  submenuLabel: string;
  /** Prefix of the ids; needed if the page has two menus. */
  id?: string;
}

interface BranchProps {
  item: MenuItem;
}

function Branch({ item }: BranchProps) {
  return (
    <li>
      <a className={styles.branchLink} href={item.href} aria-current={item.current ? 'true' : undefined}>
        {item.picto ? <Pictogram path={item.picto} size="s" frame="dish" /> : null}
        {item.pack ? (
          <span className={styles.pack}>
            <Picture image={item.pack} sizes="9rem" decorative />
          </span>
        ) : null}
        <span>{item.label}</span>
      </a>
      {item.children?.length ? (
        <ul className={styles.leaves}>
          {item.children.map((leaf) => (
            <li key={leaf.href}>
              <a className={styles.leafLink} href={leaf.href} aria-current={leaf.current ? 'true' : undefined}>
                {leaf.label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/**
 * The links of the site, with two levels of sub-items. Each item is a link to its page; the button beside it opens its
 * panel, and so does hovering.
 */
export function MainMenu({ items, submenuLabel, id = 'main-menu' }: MainMenuProps) {
  return (
    <ul className={styles.root} data-hover-menu="">
      {items.map((item, index) => {
        const panel = `${id}-${index}`;
        return (
          <li className={styles.item} key={item.href} data-separated={item.separateAfter ? '' : undefined}>
            <a
              className={styles.link}
              id={`${panel}-link`}
              href={item.href}
              aria-current={item.current ? 'true' : undefined}
            >
              <span>{item.label}</span>
            </a>
            {item.children?.length ? (
              <>
                <details className={styles.opener} name={id} data-disclosure={panel}>
                  <summary aria-labelledby={`${panel}-link ${panel}-what`}>
                    <Icon name="chevron-down" size={18} />
                    <span className="visually-hidden" id={`${panel}-what`}>
                      {submenuLabel}
                    </span>
                  </summary>
                </details>
                <div className={styles.panel} id={panel}>
                  <ul
                    className={styles.branches}
                    data-deep={item.children.some((child) => child.children?.length) || undefined}
                    data-packs={item.children.some((child) => child.pack) || undefined}
                  >
                    {item.children.map((child) => (
                      <Branch key={child.href} item={child} />
                    ))}
                  </ul>
                </div>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
