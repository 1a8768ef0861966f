import { expectPicture } from '../src/expect-picture.ts';
import { test } from '../src/fixtures.ts';
import { picturesOf } from '../src/picture.ts';
import { readSubjects } from '../src/stories.ts';
import { take } from '../src/take.ts';
import { isUpdate } from '../src/update.ts';

for (const picture of readSubjects().flatMap(picturesOf)) {
  test(picture.title, ({ studio }) => expectPicture(picture.name, () => take(studio, picture), isUpdate(test.info())));
}
