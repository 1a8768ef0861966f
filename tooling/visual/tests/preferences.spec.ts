import { contrasts } from '../src/in-page/contrasts.ts';
import { findLowContrast } from '../src/in-page/find-low-contrast.ts';
import { findMotion } from '../src/in-page/find-motion.ts';
import { findVisualCues } from '../src/in-page/find-visual-cues.ts';
import { findForcedColoursFaults } from '../src/in-page/find-forced-colours-faults.ts';
import { expect, test } from '../src/fixtures.ts';
import { inOneLocale, isForVisitors, readSubjects } from '../src/stories.ts';

const grounds = ['--paper-bright', '--paper', '--paper-shade', '--action-wash', '--brand-wash', '--brand-tint'];
const texts = ['--ink', '--ink-soft', '--ink-faint', '--action', '--brand-ink', '--success', '--warning', '--error'];
const lines = ['--line', '--line-strong', '--line-control', '--brand-line'];

const subjects = readSubjects().filter(isForVisitors).map(inOneLocale);

test('the high-contrast palette has higher contrast ratios', async ({ sharedPage }) => {
  const { page } = sharedPage;
  const [subject] = subjects;
  if (!subject) throw new Error('There are no stories.');
  await sharedPage.show(subject.stories[0]);
  const measure = () => page.evaluate(contrasts, { fronts: [...texts, ...lines], grounds });
  const usual = await measure();
  await page.emulateMedia({ contrast: 'more' });
  const more = await measure();
  await page.emulateMedia({ contrast: 'no-preference' });
  for (const [pair, contrast] of Object.entries(more)) {
    expect.soft(contrast, `${pair} is higher`).toBeGreaterThan(usual[pair] ?? Infinity);
    // WCAG 1.4.6 for text, 1.4.11 for other elements.
    expect.soft(contrast, pair).toBeGreaterThanOrEqual(texts.some((text) => pair.startsWith(`${text} on`)) ? 7 : 3);
  }
});

for (const subject of subjects) {
  test(`${subject.title} respects less motion, more contrast and forced colours`, async ({ sharedPage }) => {
    const { page } = sharedPage;
    const found: string[] = [];
    const note = (story: string, preference: string, lines: readonly string[]) =>
      found.push(...lines.map((line) => `${story}, ${preference}: ${line}`));
    for (const story of subject.stories) {
      await sharedPage.show(story);
      note(story.name, 'less motion', await page.evaluate(findMotion));
      const cues = await page.evaluate(findVisualCues);

      await page.emulateMedia({ contrast: 'more' });
      note(story.name, 'more contrast', await page.evaluate(findLowContrast));

      await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
      const remainingCues = new Set(await page.evaluate(findVisualCues));
      note(
        story.name,
        'forced colours',
        cues.filter((each) => !remainingCues.has(each)).map((each) => `lost: ${each}`),
      );
      // After a key press, `:focus-visible` matches the focused element.
      await page.keyboard.press('Tab');
      note(story.name, 'forced colours', await page.evaluate(findForcedColoursFaults));

      await page.emulateMedia({ forcedColors: 'none' });
    }
    expect(found).toEqual([]);
  });
}
