import type {
  Advisor,
  WhoCanGiveYouAdviceScreenProps,
} from '@veralune/ui/screens/who-can-give-you-advice/who-can-give-you-advice';
import { screenLink, storeFinderLink } from '../../mappers/screen-links.ts';
import { adviceLink, contactWays, professionalLink } from '../../market/contact.ts';
import type { MarketConfig } from '../../market/market.ts';
import type { PageContext } from '../../page-context.ts';
import { storeSearchForm } from '../../store-finder/search-form.ts';

/** The settings that the page depends on. */
export interface AdviceSettings {
  readonly pointOfSale: boolean;
}

type PublicAdvisor = 'pharmacist' | 'laboratory' | 'doctor';
const questionNumbers = [1, 2, 3] as const;

function advisor(id: PublicAdvisor, { t }: PageContext): Advisor {
  return {
    id,
    title: t(`who-can-give-you-advice.${id}.title`),
    text: t(`who-can-give-you-advice.${id}.text`),
    questions: questionNumbers.map((number) => t(`who-can-give-you-advice.${id}.question-${number}`)),
  };
}

/** For health professionals; only if the market has a site for them. */
function professionalAdvisor(config: MarketConfig, context: PageContext): Advisor[] {
  const { t } = context;
  const link = professionalLink(config, context);
  if (!link) return [];
  return [
    {
      id: 'professional',
      title: t('who-can-give-you-advice.professional.title'),
      text: t('who-can-give-you-advice.professional.text'),
      questions: [
        t('who-can-give-you-advice.professional.question-1'),
        t('who-can-give-you-advice.professional.question-2'),
      ],
      link,
    },
  ];
}

function callOutOf(context: PageContext): WhoCanGiveYouAdviceScreenProps['callOut'] {
  const { t } = context;
  const link = screenLink('faq', context);
  if (!link) return undefined;
  return { title: t('who-can-give-you-advice.help.title'), text: t('who-can-give-you-advice.help.text'), link };
}

/** The search for a pharmacy, which leads to the store finder. */
function searchOf(pointOfSale: boolean, context: PageContext): WhoCanGiveYouAdviceScreenProps['search'] {
  const { t } = context;
  if (!storeFinderLink(pointOfSale, context)) return undefined;
  return {
    title: t('who-can-give-you-advice.search.title'),
    text: t('who-can-give-you-advice.search.text'),
    form: storeSearchForm(context),
  };
}

export function adviceProps(
  config: MarketConfig,
  { pointOfSale }: AdviceSettings,
  context: PageContext,
): WhoCanGiveYouAdviceScreenProps {
  const { t } = context;
  return {
    title: t('routes.who-can-give-you-advice.title'),
    intro: t('who-can-give-you-advice.intro'),
    knowMore: adviceLink(config, context),
    advisors: [
      { ...advisor('pharmacist', context), link: storeFinderLink(pointOfSale, context) },
      {
        ...advisor('laboratory', context),
        ways: contactWays(config, context),
        link: screenLink('contact', context),
      },
      advisor('doctor', context),
      ...professionalAdvisor(config, context),
    ],
    search: searchOf(pointOfSale, context),
    callOut: callOutOf(context),
  };
}
