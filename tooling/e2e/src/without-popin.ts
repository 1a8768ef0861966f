import { markets } from '@veralune/routing';

/**
 * The cookies of a visitor who has closed the newsletter pop-in. Without them it would open a minute after the first
 * page, over the links of a test that takes longer.
 */
export const withoutPopin = {
  cookies: Object.values(markets).map(({ localHost }) => ({
    name: 'newsletter_popin',
    value: '1',
    domain: localHost,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
};
