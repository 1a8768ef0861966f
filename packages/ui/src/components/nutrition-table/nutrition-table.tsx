import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './nutrition-table.module.css';

export interface NutritionRow {
  label: string;
  /** `100 mg`. */
  amount: string;
  /** Share of the nutrient reference value; null if European law sets none. */
  reference: { text: string; percent: number } | null;
}

export interface NutritionTableProps {
  rows: readonly NutritionRow[];
  labels: {
    /** Caption with the dose: `Analyse nutritionnelle pour 2 gélules`. */
    nutritionCaption: string;
    nutrient: string;
    amount: string;
    /** `% VNR*`. */
    reference: string;
    /** Read if there is no reference value: `pas de valeur de référence`. */
    noReference: string;
    /** The explanation of the asterisk, with 8400 kJ / 2000 kcal. */
    nutritionFootnote: string;
  };
}

/** Percent at the end of the line, two thirds of which are 100 %. A longer line ends in an arrow. */
const longest = 150;

function Reference({ reference, none }: { reference: NutritionRow['reference']; none: string }) {
  if (!reference) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{none}</VisuallyHidden>
      </>
    );
  }
  const { percent } = reference;
  const share = { '--share': `${(Math.min(percent, longest) / longest) * 100}%` } as CSSProperties;
  return (
    <span className={styles.share} style={share} data-beyond={percent > longest ? '' : undefined}>
      {reference.text}
    </span>
  );
}

/** Nutrients per daily dose, with the share of the reference value as a number and a line. */
export function NutritionTable({ rows, labels }: NutritionTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.root}>
        <caption className={styles.caption}>{labels.nutritionCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.nutrient}</th>
            <th scope="col">{labels.amount}</th>
            <th scope="col">{labels.reference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.label} id={`nutrient-${index + 1}`}>
              <th scope="row">{row.label}</th>
              <td data-label={labels.amount}>{row.amount}</td>
              <td data-label={labels.reference}>
                <Reference reference={row.reference} none={labels.noReference} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.footnote} id="reference-values">
        {labels.nutritionFootnote}
      </p>
    </div>
  );
}
