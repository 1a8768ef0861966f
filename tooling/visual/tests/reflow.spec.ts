import { allViewingConditions, applyViewingConditions, usualConditions } from '../src/viewing-conditions.ts';
import { findClippedContent } from '../src/in-page/find-clipped-content.ts';
import { expect, test } from '../src/fixtures.ts';
import { inOneLocaleOfEachLanguage, isScreen, isSection, readSubjects } from '../src/stories.ts';

const subjects = readSubjects().filter((each) => isScreen(each) || isSection(each));

for (const subject of subjects.map(inOneLocaleOfEachLanguage)) {
  test(`${subject.title} is readable in small windows and with large text`, async ({ sharedPage }) => {
    const losses: string[] = [];
    for (const story of subject.stories) {
      await sharedPage.show(story);
      for (const conditions of allViewingConditions) {
        await applyViewingConditions(sharedPage, conditions);
        const found = await sharedPage.page.evaluate(findClippedContent);
        losses.push(...found.map((loss) => `${story.name}, ${conditions.name}: ${loss}`));
      }
      await applyViewingConditions(sharedPage, usualConditions);
    }
    expect(losses).toEqual([]);
  });
}
