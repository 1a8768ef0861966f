import { contrasts } from '../src/in-page/contrasts.ts';
import { findFaint } from '../src/in-page/find-faint.ts';
import { findMotion } from '../src/in-page/find-motion.ts';
import { findTold } from '../src/in-page/find-told.ts';
import { findUnmarked } from '../src/in-page/find-unmarked.ts';
import { expect, test } from '../src/shared-page.ts';
import { inOneLocale, isForVisitors, readSubjects } from '../src/stories.ts';

const grounds = ['--paper-bright', '--paper', '--paper-shade', '--action-wash', '--brand-wash', '--brand-tint'];
const texts = ['--ink', '--ink-soft', '--ink-faint', '--action', '--brand-ink', '--success', '--warning', '--error'];
const lines = ['--line', '--line-strong', '--line-control', '--brand-line'];

const subjects = readSubjects().filter(isForVisitors).map(inOneLocale);

test('the palette of stronger contrast is the one that is shown', async ({ sharedPage }) => {
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
    expect.soft(contrast, `${pair} is stronger`).toBeGreaterThan(usual[pair] ?? Infinity);
    // WCAG 1.4.6 for text, 1.4.11 for what is not.
    expect.soft(contrast, pair).toBeGreaterThanOrEqual(texts.some((text) => pair.startsWith(`${text} on`)) ? 7 : 3);
  }
});

for (const subject of subjects) {
  test(`${subject.title} rests, stands out and keeps its marks where that is preferred`, async ({ sharedPage }) => {
    const { page } = sharedPage;
    const found: string[] = [];
    const note = (story: string, preference: string, lines: readonly string[]) =>
      found.push(...lines.map((line) => `${story}, ${preference}: ${line}`));
    for (const story of subject.stories) {
      await sharedPage.show(story);
      note(story.name, 'less motion', await page.evaluate(findMotion));
      const told = await page.evaluate(findTold);

      await page.emulateMedia({ contrast: 'more' });
      note(story.name, 'more contrast', await page.evaluate(findFaint));

      await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
      const stillTold = new Set(await page.evaluate(findTold));
      note(
        story.name,
        'forced colours',
        told.filter((each) => !stillTold.has(each)).map((each) => `lost: ${each}`),
      );
      // From now on the browser takes the focus for one of the keyboard.
      await page.keyboard.press('Tab');
      note(story.name, 'forced colours', await page.evaluate(findUnmarked));

      await page.emulateMedia({ forcedColors: 'none' });
    }
    expect(found).toEqual([]);
  });
}
