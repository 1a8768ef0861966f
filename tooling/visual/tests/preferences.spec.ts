import { expect, test } from '../src/fixtures.ts';
import { contrasts } from '../src/in-page/contrasts.ts';
import { findMotion } from '../src/in-page/find-motion.ts';
import { findUnmarked } from '../src/in-page/find-unmarked.ts';
import { readSubjects } from '../src/stories.ts';

const subjects = readSubjects();
const texts = ['--ink', '--ink-soft', '--ink-faint', '--action', '--brand-ink', '--success', '--warning', '--error'];
const lines = ['--line', '--line-strong', '--line-control', '--brand-line'];

test('text and lines stand out more where more contrast is asked for', async ({ storyPage }) => {
  const [subject] = subjects;
  if (!subject) throw new Error('There are no stories.');
  await storyPage.show(subject.stories[0]);
  const usual = await storyPage.page.evaluate(contrasts, [...texts, ...lines]);
  await storyPage.page.emulateMedia({ contrast: 'more' });
  const more = await storyPage.page.evaluate(contrasts, [...texts, ...lines]);
  for (const [token, contrast] of Object.entries(more)) {
    expect.soft(contrast, `${token} is stronger`).toBeGreaterThan(usual[token] ?? Infinity);
    // WCAG 1.4.6 for text, 1.4.11 for what is not.
    expect.soft(contrast, token).toBeGreaterThanOrEqual(texts.includes(token) ? 7 : 3);
  }
});

for (const subject of subjects) {
  test(`${subject.title} rests where motion is reduced`, async ({ storyPage }) => {
    const moving: string[] = [];
    for (const story of subject.stories) {
      await storyPage.show(story);
      const found = await storyPage.page.evaluate(findMotion);
      moving.push(...found.map((each) => `${story.name}: ${each}`));
    }
    expect(moving).toEqual([]);
  });

  test(`${subject.title} shows its controls and the focus in forced colours`, async ({ storyPage }) => {
    await storyPage.page.emulateMedia({ forcedColors: 'active' });
    const unmarked: string[] = [];
    for (const story of subject.stories) {
      await storyPage.show(story);
      // From now on the browser takes the focus for one of the keyboard.
      await storyPage.page.keyboard.press('Tab');
      const found = await storyPage.page.evaluate(findUnmarked);
      unmarked.push(...found.map((each) => `${story.name}: ${each}`));
    }
    expect(unmarked).toEqual([]);
  });
}
