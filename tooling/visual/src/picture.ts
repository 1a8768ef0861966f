import type { Size } from './pack.ts';
import { isInEveryLocale, isScreen, type Story, type Subject } from './stories.ts';
import { windows } from './windows.ts';

/** The content of one picture file. */
export type Picture = {
  /** `components-button`, the file's name without its ending */
  readonly name: string;
  /** `Components/Button`, for people */
  readonly title: string;
} & (
  | { readonly kind: 'page'; readonly story: Story; readonly window: Size }
  | { readonly kind: 'sheet' | 'states'; readonly stories: readonly Story[] }
);

/**
 * The pictures of a subject. A component has one sheet; a screen has its first state in each window, and a sheet of the
 * others. The screens in every locale have none, because their files would be large and show little more.
 */
export function picturesOf(subject: Subject): readonly Picture[] {
  const { id, title, stories } = subject;
  if (isInEveryLocale(subject)) return [];
  if (!isScreen(subject)) return [{ kind: 'sheet', name: id, title, stories }];
  const [main, ...others] = stories;
  return [
    ...Object.values(windows).map((window) => pageOf(subject, main, window)),
    ...(others.length === 0
      ? []
      : [{ kind: 'states', name: `${id}.states`, title: `${title}, its other states`, stories: others } as const]),
  ];
}

function pageOf({ id, title }: Subject, story: Story, window: Size): Picture {
  return {
    kind: 'page',
    name: `${id}.${window.width}`,
    title: `${title}, ${window.width} px`,
    story,
    window,
  };
}
