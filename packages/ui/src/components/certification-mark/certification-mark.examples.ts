import type { CertificationMarkProps } from './certification-mark.tsx';

export const certificationMarkExamples = {
  text: { label: 'Entreprise certifiée B Corp' },
  withRecord: { label: 'B Corp-gecertificeerde onderneming', href: 'https://www.bcorporation.net/' },
} as const satisfies Record<string, CertificationMarkProps>;
