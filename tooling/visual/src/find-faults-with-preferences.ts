import { findForcedColoursFaults } from './in-page/find-forced-colours-faults.ts';
import { findLowContrast } from './in-page/find-low-contrast.ts';
import { findMotion } from './in-page/find-motion.ts';
import { findVisualCues } from './in-page/find-visual-cues.ts';
import type { StoryPage } from './story-page.ts';

/** What is wrong in the current story for visitors who prefer less motion, more contrast or their own colours. */
export async function findFaultsWithPreferences({ page }: StoryPage): Promise<string[]> {
  const faults: string[] = [];
  const note = (preference: string, lines: readonly string[]) =>
    faults.push(...lines.map((line) => `${preference}: ${line}`));

  note('less motion', await page.evaluate(findMotion));
  const cues = await page.evaluate(findVisualCues);

  await page.emulateMedia({ contrast: 'more' });
  note('more contrast', await page.evaluate(findLowContrast));

  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
  const remainingCues = new Set(await page.evaluate(findVisualCues));
  note(
    'forced colours',
    cues.filter((each) => !remainingCues.has(each)).map((each) => `lost: ${each}`),
  );
  // After a key press, `:focus-visible` matches the focused element.
  await page.keyboard.press('Tab');
  note('forced colours', await page.evaluate(findForcedColoursFaults));

  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}
