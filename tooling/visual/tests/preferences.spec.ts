import { expect, test } from '../src/fixtures.ts';
import { findMotion } from '../src/in-page/find-motion.ts';
import { findUnmarked } from '../src/in-page/find-unmarked.ts';
import { readSubjects } from '../src/stories.ts';

for (const subject of readSubjects()) {
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
