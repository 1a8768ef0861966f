import { screenName, statesName, windows } from '../src/album.ts';
import { expectPicture } from '../src/expect-picture.ts';
import { test } from '../src/fixtures.ts';
import { isScreen, readSubjects } from '../src/stories.ts';
import { takePage, takeSheet, takeStates } from '../src/take.ts';
import { isUpdate } from '../src/update.ts';

for (const subject of readSubjects()) {
  const [main, ...others] = subject.stories;
  if (!isScreen(subject)) {
    test(subject.title, ({ storyPage }) =>
      expectPicture(subject.id, () => takeSheet(storyPage, subject.stories), isUpdate(test.info())));
    continue;
  }
  for (const window of Object.values(windows)) {
    test(`${subject.title}, ${window.width} px`, ({ storyPage }) =>
      expectPicture(screenName(subject, window.width), () => takePage(storyPage, main, window), isUpdate(test.info())));
  }
  if (others.length === 0) continue;
  test(`${subject.title}, its other states`, ({ storyPage }) =>
    expectPicture(statesName(subject), () => takeStates(storyPage, others), isUpdate(test.info())));
}
