import About from '@veralune/site/screens/about';
import Advice from '@veralune/site/screens/advice';
import AdviceHome from '@veralune/site/screens/advice-home';
import AdviceTheme from '@veralune/site/screens/advice-theme';
import Brand from '@veralune/site/screens/brand';
import Brands from '@veralune/site/screens/brands';
import Contact from '@veralune/site/screens/contact';
import Corner from '@veralune/site/screens/corner';
import Denied from '@veralune/site/screens/denied';
import Expertise from '@veralune/site/screens/expertise';
import Expertises from '@veralune/site/screens/expertises';
import Faq from '@veralune/site/screens/faq';
import Home from '@veralune/site/screens/home';
import Information from '@veralune/site/screens/information';
import QualityInnovation from '@veralune/site/screens/quality-innovation';
import QualityInnovations from '@veralune/site/screens/quality-innovations';
import Maintenance from '@veralune/site/screens/maintenance';
import Need from '@veralune/site/screens/need';
import Needs from '@veralune/site/screens/needs';
import News from '@veralune/site/screens/news';
import NotFound from '@veralune/site/screens/not-found';
import Page from '@veralune/site/screens/page';
import Product from '@veralune/site/screens/product';
import ProductEvaluations from '@veralune/site/screens/product-evaluations';
import ProductQuestions from '@veralune/site/screens/product-questions';
import Products from '@veralune/site/screens/products';
import Results from '@veralune/site/screens/results';
import ServerError from '@veralune/site/screens/server-error';
import WhoCanGiveYouAdvice from '@veralune/site/screens/who-can-give-you-advice';
import type { ReactNode } from 'react';

/** The parameters of all pages. Each page reads its own. */
interface Params {
  readonly locale: string;
  readonly slug: string;
  readonly segments: string[];
}

type PageComponent = (props: { readonly params: Promise<Params> }) => ReactNode | Promise<ReactNode>;

/** The pages by the name of their folder in `app/[locale]/`. */
const pages: Readonly<Record<string, PageComponent>> = {
  about: About,
  advice: Advice,
  'advice-home': AdviceHome,
  'advice-theme': AdviceTheme,
  brand: Brand,
  brands: Brands,
  contact: Contact,
  corner: Corner,
  denied: Denied,
  expertise: Expertise,
  expertises: Expertises,
  faq: Faq,
  home: Home,
  information: Information,
  'quality-innovation': QualityInnovation,
  'quality-innovations': QualityInnovations,
  maintenance: Maintenance,
  need: Need,
  needs: Needs,
  news: News,
  'not-found': NotFound,
  page: Page,
  product: Product,
  'product-evaluations': ProductEvaluations,
  'product-questions': ProductQuestions,
  products: Products,
  results: Results,
  'server-error': ServerError,
  'who-can-give-you-advice': WhoCanGiveYouAdvice,
};

/**
 * Renders the page of an internal path, `/<locale>/<screen>/<params…>`, as Next does.
 * @throws if there is no such page
 */
export async function pageAt(internalPath: string): Promise<ReactNode> {
  const [, locale = '', screen = '', ...segments] = internalPath.split('/');
  const page = pages[screen];
  if (!page) throw new Error(`${internalPath}: there is no page "${screen}". Add it to tooling/recorder/src/pages.ts.`);
  // Like Next: a folder `[[...segments]]` has no parameter where its address has no segment.
  const params = { locale, slug: segments[0] ?? '', ...(segments.length > 0 ? { segments } : {}) } as Params;
  return page({ params: Promise.resolve(params) });
}
