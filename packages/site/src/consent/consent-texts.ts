import { consentCategories, type ConsentCategory } from '@veralune/tracking/consent';
import type { ConsentToolTexts } from '@veralune/ui/components/consent-tool/consent-tool';
import type { PageContext } from '../page-context.ts';
import { cookiesHref, privacyHref } from './policy-links.ts';

/** The words of the consent tool. */
export function consentTexts(context: PageContext): ConsentToolTexts {
  const { t } = context;
  const categoryOf = (id: ConsentCategory) => ({
    id,
    title: t(`consent.category.${id}.title`),
    description: t(`consent.category.${id}.text`),
  });
  const [necessary, ...optional] = consentCategories;
  return {
    title: t('consent.title'),
    description: t('consent.text'),
    acceptAll: t('consent.accept'),
    refuseAll: t('consent.refuse'),
    choose: t('consent.choose'),
    links: [
      { label: t('consent.links.cookies'), href: cookiesHref(context) },
      { label: t('forms.privacy'), href: privacyHref(context) },
    ],
    preferences: {
      title: t('consent.preferences.title'),
      intro: t('consent.preferences.intro'),
      save: t('consent.preferences.save'),
      close: t('consent.preferences.close'),
      categories: [categoryOf(necessary), ...optional.map(categoryOf)],
    },
  };
}
