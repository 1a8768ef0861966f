import { centre, dialMarks, moments, outerRadius, ringRadius, type DayMoment } from './dial-marks.ts';
import type { DayDialEntry } from './day-dial.tsx';
import styles from './day-dial.module.css';

const { x, y } = centre;

/** Where the names of the moments are written. */
const labelPlaces = {
  morning: { x: x - outerRadius - 20, y: y + 5, textAnchor: 'end' },
  noon: { x, y: y - outerRadius - 20, textAnchor: 'middle' },
  evening: { x: x + outerRadius + 20, y: y + 5, textAnchor: 'start' },
} as const satisfies Record<DayMoment, object>;

interface DialDrawingProps {
  entries: readonly DayDialEntry[];
  labels: Readonly<Record<DayMoment, string>>;
}

/** The day above, the night below, and a ring for each product. */
export function DialDrawing({ entries, labels }: DialDrawingProps) {
  const hasNumbers = entries.length > 1;
  const night = `M${x - outerRadius} ${y}a${outerRadius} ${outerRadius} 0 0 0 ${outerRadius * 2} 0z`;
  return (
    <svg className={styles.dial} viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <path className={styles.night} d={night} />
      <path className={styles.moon} d={`M${x + 14} ${y + 58}a16 16 0 1 1 -14 -24a12 12 0 0 0 14 24z`} />
      {entries.map((_, index) => (
        <circle className={styles.ring} key={index} cx={x} cy={y} r={ringRadius(index)} />
      ))}
      {moments.map((moment) => (
        <text className={styles.moment} key={moment} {...labelPlaces[moment]}>
          {labels[moment]}
        </text>
      ))}
      {dialMarks(entries).map((mark) => (
        <g
          key={`${mark.moment} ${String(mark.number)}`}
          data-choice={mark.isChoice || undefined}
          className={styles.mark}
        >
          {mark.isWithMeal ? <circle className={styles.plate} cx={mark.x} cy={mark.y} r="14" /> : null}
          <circle className={styles.dot} cx={mark.x} cy={mark.y} r="9.5" />
          {hasNumbers ? (
            <text className={styles.number} x={mark.x} y={mark.y + 4} textAnchor="middle">
              {mark.number}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
