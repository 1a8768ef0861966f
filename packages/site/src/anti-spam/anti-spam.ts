/** What can go wrong with the challenge. Source: 1-site.md §8. */
type AntiSpamErrorCode = 'missing-key' | 'missing-version' | 'script-load' | 'execution';

const messages: Readonly<Record<AntiSpamErrorCode, string>> = {
  'missing-key': 'VR-SITE-020: the anti-spam challenge has no site key. Set RECAPTCHA_SITE_KEY, or remove it.',
  'missing-version': 'VR-SITE-021: the anti-spam challenge has no version. The site speaks version 3.',
  'script-load': 'VR-SITE-022: the script of the anti-spam challenge could not be loaded.',
  execution: 'VR-SITE-023: the anti-spam challenge could not be executed.',
};

class AntiSpamError extends Error {
  readonly code: AntiSpamErrorCode;

  constructor(code: AntiSpamErrorCode, cause?: unknown) {
    super(messages[code], { cause });
    this.name = 'AntiSpamError';
    this.code = code;
  }
}

/** The part of `window.grecaptcha` that version 3 needs. */
export interface ChallengeService {
  readonly ready: (callback: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<string>;
}

export interface ChallengeConfig {
  readonly siteKey: string | undefined;
  readonly version: number | undefined;
}

export interface ChallengeEnvironment {
  /** Loads a script once; rejects if it can't be loaded. */
  readonly loadScript: (url: string) => Promise<void>;
  /** What the script defines. */
  readonly service: () => ChallengeService | undefined;
}

export interface Challenge {
  /** Loads the script ahead of the first token. */
  readonly prepare: () => Promise<void>;
  /** A token for an action. @throws AntiSpamError */
  readonly token: (action: string) => Promise<string>;
}

function scriptUrl(siteKey: string): string {
  return `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
}

/** The invisible challenge, reCAPTCHA version 3. Nothing is loaded before the first call. Source: 1-site.md §7. */
export function createChallenge({ siteKey, version }: ChallengeConfig, environment: ChallengeEnvironment): Challenge {
  let loading: Promise<ChallengeService> | undefined;

  async function load(): Promise<ChallengeService> {
    if (!siteKey) throw new AntiSpamError('missing-key');
    if (version !== 3) throw new AntiSpamError('missing-version');
    await environment.loadScript(scriptUrl(siteKey)).catch((cause: unknown) => {
      throw new AntiSpamError('script-load', cause);
    });
    const service = environment.service();
    if (!service) throw new AntiSpamError('script-load');
    return service;
  }

  function loaded(): Promise<ChallengeService> {
    loading ??= load().catch((error: unknown) => {
      // The next attempt loads again.
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    prepare: async () => void (await loaded()),
    token: async (action) => {
      const service = await loaded();
      try {
        await new Promise<void>((resolve) => service.ready(resolve));
        return await service.execute(siteKey ?? '', { action });
      } catch (cause) {
        throw new AntiSpamError('execution', cause);
      }
    },
  };
}
