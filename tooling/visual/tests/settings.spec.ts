import { contrasts } from '../src/in-page/contrasts.ts';
import { expect, test } from '../src/fixtures.ts';
import { findFaultsWithPreferences } from '../src/find-faults-with-preferences.ts';
import { findLossesInWindows } from '../src/find-losses-in-windows.ts';
import {
  inOneLocaleOfEachLanguage,
  isForVisitors,
  isInEveryLocale,
  isInFrame,
  isScreen,
  isSection,
  readSubjects,
} from '../src/stories.ts';

const grounds = ['--paper-bright', '--paper', '--paper-shade', '--action-wash', '--brand-wash', '--brand-tint'];
const texts = ['--ink', '--ink-soft', '--ink-faint', '--action', '--brand-ink', '--success', '--warning', '--error'];
const lines = ['--line', '--line-strong', '--line-control', '--brand-line'];

const subjects = readSubjects()
  .filter((each) => isForVisitors(each) && !isInFrame(each))
  .map(inOneLocaleOfEachLanguage);

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
  const hasOwnColours = !isInEveryLocale(subject);
  const fillsTheWindow = isScreen(subject) || isSection(subject);
  const settings = [
    ...(hasOwnColours ? ['less motion', 'more contrast', 'forced colours'] : []),
    ...(fillsTheWindow ? ['small windows', 'large text'] : []),
  ];

  test(`${subject.title} respects ${settings.join(', ')}`, async ({ sharedPage }) => {
    const found: string[] = [];
    for (const story of subject.stories) {
      await sharedPage.show(story);
      const faults = [
        ...(hasOwnColours ? await findFaultsWithPreferences(sharedPage) : []),
        ...(fillsTheWindow ? await findLossesInWindows(sharedPage) : []),
      ];
      found.push(...faults.map((fault) => `${story.name}, ${fault}`));
    }
    expect(found).toEqual([]);
  });
}
