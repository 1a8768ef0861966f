import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { PackagingChoice } from '../../components/packaging-choice/packaging-choice.tsx';
import { Pictogram } from '../../components/pictogram/pictogram.tsx';
import { Price } from '../../components/price/price.tsx';
import { Rating } from '../../components/rating/rating.tsx';
import { Stock } from '../../components/stock/stock.tsx';
import type { ProductScreenProps } from './product.tsx';
import { pharmacyPath } from '../../components/icon/island-paths.ts';
import styles from './product-summary.module.css';

/** The summary beside the pack: name, price, for whom, how to take it, where to get it. */
export function ProductSummary(props: ProductScreenProps) {
  const {
    name,
    summary,
    brand,
    rating,
    packaging,
    badges,
    price,
    stock,
    availability,
    sizes,
    cart,
    favourite,
    labels,
  } = props;
  return (
    <div className={styles.root}>
      <div>
        <p className={styles.brand}>
          <a href={brand.href}>{brand.name}</a>
          {badges.map((badge) => (
            <Badge key={badge.kind} {...badge} />
          ))}
        </p>
        <h1 className={styles.name}>{name}</h1>
        {rating ? (
          <p className={styles.rating}>
            <Rating value={rating.value} label={rating.label} />
            <a href={rating.link.href}>{rating.link.label}</a>
          </p>
        ) : null}
        <p className={styles.summary}>{summary}</p>
      </div>
      <div className={styles.offer}>
        <Price {...price} labels={labels} size="large" />
        <div className={styles.terms}>
          <span>{packaging}</span>
          <Stock {...stock} />
        </div>
      </div>
      {availability ? <Availability {...availability} /> : null}
      {cart}
      <Where {...props} />
      {favourite}
      <Answers {...props} />
      {sizes.length > 1 ? <PackagingChoice sizes={sizes} labels={labels} /> : null}
    </div>
  );
}

/** Why the product cannot be ordered, with links to people who can help. */
function Availability({ text, restock, reminder, instead, links }: NonNullable<ProductScreenProps['availability']>) {
  return (
    <div className={styles.availability}>
      <p>{text}</p>
      {restock ? <p className={styles.restock}>{restock}</p> : null}
      {reminder ? (
        <p>
          <Button href={reminder.href} tone="secondary">
            {reminder.label}
          </Button>
        </p>
      ) : null}
      {instead ? (
        <section aria-labelledby="instead">
          <h2 className={styles.instead} id="instead">
            {instead.title}
          </h2>
          <ul className={styles.others} role="list">
            {instead.products.map(({ label, href, detail }) => (
              <li className={styles.other} key={href}>
                <a href={href}>{label}</a> <span>{detail}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ul className={styles.helpers} role="list">
        {links.map((link) => (
          <li key={link.href}>
            <ArrowLink {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The store finder, and how to get the product in a pharmacy. */
function Where({ where: { text, link }, availability, labels }: ProductScreenProps) {
  if (!text && !link) return null;
  return (
    <section className={styles.where} aria-labelledby="where">
      <h2 className="visually-hidden" id="where">
        {labels.where}
      </h2>
      {link ? (
        <Button href={link.href} icon={pharmacyPath} tone={availability ? 'primary' : 'secondary'} wide>
          {link.label}
        </Button>
      ) : null}
      {text ? <p>{text}</p> : null}
    </section>
  );
}

/** Short answers to a visitor's questions: for whom, how. */
function Answers({ needs, facts, labels }: ProductScreenProps) {
  return (
    <div>
      {needs.length > 0 ? (
        <section className={styles.answer} aria-labelledby="for-whom">
          <h2 className={styles.question} id="for-whom">
            {labels.needs}
          </h2>
          <ul className={styles.needs} role="list">
            {needs.map((need) => (
              <li key={need.href}>
                <a className={styles.need} href={need.href}>
                  <Pictogram path={need.picto} size="s" />
                  {need.label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className={styles.answer} aria-labelledby="how">
        <h2 className={styles.question} id="how">
          {labels.facts}
        </h2>
        <dl>
          {facts.map((fact) => (
            <div className={styles.fact} key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
