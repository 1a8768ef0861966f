import { allCircumstances, put } from '../src/circumstances.ts';
import { expect, test } from '../src/fixtures.ts';
import { findLosses } from '../src/in-page/find-losses.ts';
import { isScreen, isSection, readSubjects } from '../src/stories.ts';

for (const subject of readSubjects().filter((each) => isScreen(each) || isSection(each))) {
  test(`${subject.title} loses nothing in small windows and with large text`, async ({ storyPage }) => {
    const losses: string[] = [];
    for (const story of subject.stories) {
      await storyPage.show(story);
      for (const circumstances of allCircumstances) {
        await put(storyPage, circumstances);
        const found = await storyPage.page.evaluate(findLosses);
        losses.push(...found.map((loss) => `${story.name}, ${circumstances.name}: ${loss}`));
      }
    }
    expect(losses).toEqual([]);
  });
}
