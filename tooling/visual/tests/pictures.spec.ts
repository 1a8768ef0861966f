import { expectPicture } from '../src/expect-picture.ts';
import { test } from '../src/fixtures.ts';
import { picturesOf } from '../src/picture.ts';
import { readSubjects } from '../src/stories.ts';
import { takePicture } from '../src/take-picture.ts';
import { isUpdate } from '../src/update.ts';

for (const picture of readSubjects().flatMap(picturesOf)) {
  test(picture.title, ({ picturePages }) =>
    expectPicture(picture.name, () => takePicture(picturePages, picture), isUpdate(test.info())),
  );
}
