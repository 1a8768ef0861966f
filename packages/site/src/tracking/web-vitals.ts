import type { TrackingEvent } from '@veralune/tracking';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/** CLS is a number below 1, all others are milliseconds. */
function rounded({ name }: MetricType, value: number): number {
  return name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}

/** Reports the Web Vitals of this page load, also those that were measured before. */
export function reportVitals(track: (event: TrackingEvent) => void): void {
  const report = (metric: MetricType) => {
    track({
      event: 'web_vitals',
      metric_name: metric.name,
      metric_value: rounded(metric, metric.value),
      metric_delta: rounded(metric, metric.delta),
      metric_id: metric.id,
      metric_rating: metric.rating,
    });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
