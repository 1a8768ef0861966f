import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { orderTimelineExamples, timelineIn } from './order-timeline.examples.ts';
import { OrderTimeline } from './order-timeline.tsx';

function eventsOf(html: string) {
  return [...html.matchAll(/<li.*?<\/li>/gs)].map(([event]) => event);
}

it.each([1, 2, 3, 4])('marks event %i as the last that happened, and later events as future', (reached) => {
  const events = eventsOf(renderToStaticMarkup(<OrderTimeline {...timelineIn('fr', reached)} />));
  events.forEach((event, index) => {
    expect(event.includes('aria-current="step"')).toBe(index === reached - 1);
    expect(event.includes('(à venir)')).toBe(index >= reached);
    expect(event.includes('<time')).toBe(index < reached);
  });
});

it('never shows a cancelled order as a full moon', () => {
  const [, cancelled = ''] = eventsOf(renderToStaticMarkup(<OrderTimeline {...orderTimelineExamples.cancelled} />));
  expect(cancelled).toContain('data-status="cancelled"');
  expect(cancelled).not.toContain('<path');
});
