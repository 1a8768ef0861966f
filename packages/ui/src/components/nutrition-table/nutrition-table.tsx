import styles from './nutrition-table.module.css';

export interface NutritionRow {
  label: string;
  /** `100 mg`. */
  amount: string;
  /** `26,7 %`; null where there is no reference value. */
  reference: string | null;
}

export interface NutritionTableProps {
  rows: readonly NutritionRow[];
  labels: {
    /** Caption, which names the dose: `Analyse nutritionnelle pour 2 gélules`. */
    caption: string;
    nutrient: string;
    amount: string;
    /** `% VNR*`. */
    reference: string;
    /** Read where there is no reference value: `pas de valeur de référence`. */
    noReference: string;
    /** The explanation of the asterisk, with 8400 kJ / 2000 kcal. */
    footnote: string;
  };
}

/** Nutrients per daily dose, with the share of the reference value. */
export function NutritionTable({ rows, labels }: NutritionTableProps) {
  return (
    <table className={styles.root}>
      <caption>{labels.caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{row.amount}</td>
            <td>{row.reference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
