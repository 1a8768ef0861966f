import { Icon } from '../icon/icon.tsx';
import styles from './main-menu.module.css';

export interface MenuItem {
  label: string;
  href: string;
  /** A rule follows. */
  separateAfter?: boolean;
  /** The page is this one or lies below it. */
  current?: boolean;
  children?: readonly MenuItem[];
}

export interface MainMenuProps {
  items: readonly MenuItem[];
  /** Follows the label of an item on the button that opens what lies below it: `sous-menu`. */
  submenuLabel: string;
  /** Makes ids; needed where the page has two menus. */
  id?: string;
}

interface BranchProps {
  item: MenuItem;
}

function Branch({ item }: BranchProps) {
  return (
    <li>
      <a className={styles.branchLink} href={item.href} aria-current={item.current ? 'true' : undefined}>
        {item.label}
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
 * The links of the site, two levels of which open below an item. Each item is a link to its page; beside it stands the
 * button that opens its panel, and a mouse opens it by resting there.
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
