import { allViewingConditions, applyViewingConditions } from '../src/viewing-conditions.ts';
import { expect, test } from '../src/fixtures.ts';
import { findClippedContent } from '../src/in-page/find-clipped-content.ts';
import { isScreen, isSection, readSubjects } from '../src/stories.ts';

for (const subject of readSubjects().filter((each) => isScreen(each) || isSection(each))) {
  test(`${subject.title} is readable in small windows and with large text`, async ({ storyPage }) => {
    const losses: string[] = [];
    for (const story of subject.stories) {
      await storyPage.show(story);
      for (const conditions of allViewingConditions) {
        await applyViewingConditions(storyPage, conditions);
        const found = await storyPage.page.evaluate(findClippedContent);
        losses.push(...found.map((loss) => `${story.name}, ${conditions.name}: ${loss}`));
      }
    }
    expect(losses).toEqual([]);
  });
}
