import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Story {
  /** `components-button--primary` */
  readonly id: string;
  /** `Primary` */
  readonly name: string;
  /** `Components/Button` */
  readonly title: string;
}

/** All stories of one title, in the order of their file. */
export interface Subject {
  readonly title: string;
  /** `components-button` */
  readonly id: string;
  readonly stories: readonly [Story, ...Story[]];
}

/** The Storybook that the task `storybook:test` builds before the tests. */
export const storybookFolder = join(import.meta.dirname, '../../../packages/ui/storybook-static/test');

/** Reads the subjects from the index of the built Storybook. */
export function readSubjects(folder = storybookFolder): readonly Subject[] {
  // An interrupted build has an index but no page.
  if (!existsSync(join(folder, 'iframe.html')))
    throw new Error('The Storybook is not built. Run `npm test -- pictures`, which builds it.');
  const { entries }: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  return subjectsOf(Object.values(entries).filter(({ type }) => type === 'story'));
}

export function subjectsOf(stories: readonly Story[]): readonly Subject[] {
  return [...Map.groupBy(stories, ({ title }) => title)].flatMap(([title, [first, ...rest]]) =>
    first === undefined ? [] : [{ title, id: first.id.split('--')[0] ?? first.id, stories: [first, ...rest] }],
  );
}

/** Whether a subject is a whole page. */
export function isScreen({ title }: Subject): boolean {
  return title.startsWith('Screens/');
}

/** Whether a subject is one of the screens in all eight locales. They repeat other screens. */
export function isInEveryLocale({ title }: Subject): boolean {
  return title.startsWith('Screens/Every locale/');
}

/** Whether a subject shows in the frame of the site what other subjects show without. */
export function isInFrame({ title }: Subject): boolean {
  return title === 'Screens/Every locale/In their frame';
}

export function isSection({ title }: Subject): boolean {
  return title.startsWith('Sections/');
}

/** Whether a subject is part of the sites. Specimens of colours and spaces are not. */
export function isForVisitors({ title }: Subject): boolean {
  return !title.startsWith('Foundations/');
}

/** For a screen in every locale, one locale of each language: the words of the Swiss locales are about as long as those of the others. */
export function inOneLocaleOfEachLanguage(subject: Subject): Subject {
  if (!isInEveryLocale(subject)) return subject;
  const [first, ...rest] = subject.stories;
  return { ...subject, stories: [first, ...rest.filter(({ name }) => !name.endsWith('Of Switzerland'))] };
}
