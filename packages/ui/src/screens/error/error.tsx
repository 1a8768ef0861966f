import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { Page } from '../../components/page/page.tsx';
import { SearchForm, type SearchFormProps } from '../../components/search-form/search-form.tsx';
import { arrowPath } from '../../components/icon/island-paths.ts';
import styles from './error.module.css';
import { StatusDrawing, type DrawnStatus } from './status-drawing.tsx';

export interface ErrorScreenProps {
  status: DrawnStatus;
  title: string;
  description: string;
  home: LinkItem;
  /** 404: what to try, such as the search. */
  hint?: string | undefined;
  search?: SearchFormProps | undefined;
  /** 401: link to the access page. */
  login?: LinkItem | undefined;
  /** Links to other pages, below a title. */
  links?: { title: string; items: readonly LinkItem[] } | undefined;
}

/** A missing, protected or failed page. */
export function ErrorScreen({ status, title, description, home, hint, search, login, links }: ErrorScreenProps) {
  return (
    <Page>
      <div className={styles.root}>
        <StatusDrawing status={status} />
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className={styles.description}>{description}</p>
          <div className={styles.actions}>
            <Button href={home.href} iconEnd={arrowPath}>
              {home.label}
            </Button>
            {login ? <ArrowLink {...login} /> : null}
          </div>
          {hint ? <p>{hint}</p> : null}
          {search ? <SearchForm {...search} /> : null}
          {links ? (
            <nav aria-labelledby="error-links">
              <h2 className={styles.title} id="error-links">
                {links.title}
              </h2>
              <ul role="list" className={styles.links}>
                {links.items.map((link) => (
                  <li key={link.href}>
                    <ArrowLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
      </div>
    </Page>
  );
}
