import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { Column } from '../../components/column/column.tsx';
import { DayDial, type DayDialProps } from '../../components/day-dial/day-dial.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { SelectField, type FieldChoice } from '../../components/field/select-field.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Picture, type PictureImage } from '../../components/picture/picture.tsx';
import { tint } from '../../components/tint/tint.ts';
import styles from './compare.module.css';

export interface ComparedProduct {
  name: string;
  href: string;
  brand: { name: string; color: string };
  image: PictureImage | null;
  /** The comparison without it. */
  remove: LinkItem;
}

export interface CompareRow {
  /** `Prix`, `Zinc`. */
  label: string;
  /** One for each product; empty for what it does not have. */
  values: readonly string[];
}

/** A form that leads to the comparison with more products. */
export interface CompareForm {
  action: string;
  /** Of the fields. */
  name: string;
  /** Values of the products that are already there. */
  chosen: readonly string[];
  options: readonly FieldChoice[];
  /** One for each field. */
  labels: readonly string[];
  /** The option that chooses nothing. */
  none: string;
  submit: string;
}

export interface CompareScreenProps {
  title: string;
  intro: string;
  /** Names the table. */
  caption: string;
  /** At most three; none on the page where visitors choose them. */
  products: readonly ComparedProduct[];
  groups: readonly { title: string; rows: readonly CompareRow[] }[];
  /** In the place of an empty value: `–`. */
  none: string;
  /** What the percentages refer to. */
  footnote: string;
  /** When the products are taken, and what exceeds an upper level; absent if no product depends on the time of day. */
  dayDial?: DayDialProps | undefined;
  /** Absent if there are three products. */
  add?: CompareForm | undefined;
  /** Instead of the table if there are no products. */
  empty: EmptyText;
  /** To all products. */
  all: LinkItem;
}

function ProductHead({ product }: { product: ComparedProduct }) {
  const { name, href, brand, image } = product;
  return (
    <th className={styles.product} scope="col" style={tint(brand.color)}>
      {image ? <Picture image={image} sizes="9rem" decorative /> : null}
      <span className={styles.brand}>{brand.name}</span>
      <a className={styles.name} href={href}>
        {name}
      </a>
    </th>
  );
}

type TableProps = Pick<CompareScreenProps, 'caption' | 'products' | 'groups' | 'none'>;

function CompareTable({ caption, products, groups, none }: TableProps) {
  return (
    <div className={styles.scroll} role="region" aria-labelledby="comparison" tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden" id="comparison">
          {caption}
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {products.map((product) => (
              <ProductHead product={product} key={product.href} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={products.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th className={styles.label} scope="row">
                  <span>{label}</span>
                </th>
                {values.map((value, index) => (
                  <td className={styles.value} key={products[index]?.href}>
                    {value === '' ? none : value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function AddForm({ action, name, chosen, options, labels, none, submit }: CompareForm) {
  return (
    <form className={styles.form} action={action} method="get">
      {chosen.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      {labels.map((label, index) => (
        <SelectField
          key={label}
          id={`compare-${String(index)}`}
          name={name}
          label={label}
          options={options}
          placeholder={none}
          autoComplete="off"
        />
      ))}
      <Button type="submit" tone={chosen.length > 0 ? 'secondary' : 'primary'}>
        {submit}
      </Button>
    </form>
  );
}

/** Up to three products side by side. */
export function CompareScreen(props: CompareScreenProps) {
  const { title, intro, products, footnote, dayDial, add, empty, all, ...table } = props;
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      <Column>
        <div className={styles.root}>
          {products.length > 0 ? (
            <>
              <CompareTable products={products} {...table} />
              <p className={styles.footnote}>{footnote}</p>
              <ul className={styles.removals} role="list">
                {products.map(({ remove }) => (
                  <li key={remove.label}>
                    <a href={remove.href} rel="nofollow">
                      {remove.label}
                    </a>
                  </li>
                ))}
              </ul>
              {dayDial ? <DayDial {...dayDial} level={2} /> : null}
            </>
          ) : (
            <EmptyState {...empty} illustration="no-results" />
          )}
          {add ? <AddForm {...add} /> : null}
          <p>
            <ArrowLink {...all} />
          </p>
        </div>
      </Column>
    </Page>
  );
}
