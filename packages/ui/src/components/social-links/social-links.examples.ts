import type { SocialLinksProps } from './social-links.tsx';

export const socialLinksExamples = {
  french: {
    label: 'Suivez le laboratoire',
    links: [
      { label: 'Instagram', href: 'https://social.example/instagram/veralune.be', icon: 'camera' },
      { label: 'YouTube', href: 'https://social.example/youtube/veralune', icon: 'film' },
      { label: 'LinkedIn', href: 'https://social.example/linkedin/veralune', icon: 'people' },
    ],
  },
  longestGerman: {
    label: 'Das Labor in den sozialen Netzwerken',
    links: [
      { label: 'Instagram', href: 'https://social.example/instagram/veralune.de', icon: 'camera' },
      { label: 'YouTube', href: 'https://social.example/youtube/veralune', icon: 'film' },
      { label: 'LinkedIn', href: 'https://social.example/linkedin/veralune', icon: 'people' },
      { label: 'Laborgespräche zum Hören', href: 'https://social.example/podcast/laborgespraeche', icon: 'microphone' },
      { label: 'Mastodon', href: 'https://social.example/mastodon/veralune', icon: 'speech' },
    ],
  },
} as const satisfies Record<string, SocialLinksProps>;
