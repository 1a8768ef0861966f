import type { NutritionRow } from '../nutrition-table/nutrition-table.tsx';
import { RichText, type RichTextBlock } from '../rich-text/rich-text.tsx';
import styles from './pack-label.module.css';

/** A figure on the label, with a link to its explanation on the page. */
export interface LabelFigure {
  label: string;
  value: string;
  href: string;
}

export interface PackLabelProps {
  /** The name of the product, a heading of level 3. */
  name: string;
  /** `Comprimés · 60 pièces`. */
  packaging: string;
  /** Daily dose, days of use, net content. */
  figures: readonly LabelFigure[];
  /** The rows of the composition table of the page, in its order. */
  nutrition: readonly NutritionRow[];
  ingredients: readonly RichTextBlock[];
  precautions: readonly RichTextBlock[];
  conservation: string;
  labels: {
    /** The dose of the amounts: `Teneurs pour 2 comprimés`. */
    nutritionCaption: string;
    nutrient: string;
    amount: string;
    /** `% VNR*`. */
    reference: string;
    ingredients: string;
    precautions: string;
    conservation: string;
  };
}

/** Amounts with links to the rows of the composition table, percentages with links to what they refer to. */
function Amounts({ nutrition, labels }: Pick<PackLabelProps, 'nutrition' | 'labels'>) {
  return (
    <table className={styles.amounts}>
      <caption>{labels.nutritionCaption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{labels.nutrient}</th>
          <th scope="col">{labels.amount}</th>
          <th scope="col">{labels.reference}</th>
        </tr>
      </thead>
      <tbody>
        {nutrition.map(({ label, amount, reference }, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <a href={`#nutrient-${index + 1}`}>{amount}</a>
            </td>
            <td>{reference ? <a href="#reference-values">{reference.text}*</a> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The back of a pack as text: what is printed there, in its order. */
export function PackLabel(props: PackLabelProps) {
  const { name, packaging, figures, nutrition, ingredients, precautions, conservation, labels } = props;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p>{packaging}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {nutrition.length > 0 ? <Amounts nutrition={nutrition} labels={labels} /> : null}
          <dl>
            {figures.map(({ label, value, href }) => (
              <div className={styles.figure} key={label}>
                <dt>{label}</dt>
                <dd>
                  <a href={href}>{value}</a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.column}>
          <Part title={labels.ingredients} blocks={ingredients} />
          <Part title={labels.precautions} blocks={precautions} />
          <Part title={labels.conservation} blocks={[{ kind: 'paragraph', text: conservation }]} />
        </div>
      </div>
    </div>
  );
}

function Part({ title, blocks }: { title: string; blocks: readonly RichTextBlock[] }) {
  return (
    <div>
      <h4 className={styles.title}>{title}</h4>
      <RichText blocks={blocks} level={4} size="small" />
    </div>
  );
}
