import type { Locale } from '@veralune/routing';
import type { AntiSpamSetup } from '../anti-spam/anti-spam-setup.ts';
import type { FormName } from './form-name.ts';
import type { FormTexts } from './form-texts.ts';

/** What an island needs to know of its form. */
export interface FormSetup {
  readonly form: FormName;
  readonly locale: Locale;
  readonly texts: FormTexts;
  /** Absent for a form without a challenge. */
  readonly antiSpam?: AntiSpamSetup | undefined;
}
