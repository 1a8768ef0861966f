import About from '@veralune/site/screens/about';
import AdviceHome from '@veralune/site/screens/advice-home';
import AdviceTheme from '@veralune/site/screens/advice-theme';
import Article from '@veralune/site/screens/article';
import Brand from '@veralune/site/screens/brand';
import Brands from '@veralune/site/screens/brands';
import Contact from '@veralune/site/screens/contact';
import ContactConfirmation from '@veralune/site/screens/contact-confirmation';
import Corner from '@veralune/site/screens/corner';
import ErrorPage from '@veralune/site/screens/error';
import Expertise from '@veralune/site/screens/expertise';
import Expertises from '@veralune/site/screens/expertises';
import Faq from '@veralune/site/screens/faq';
import Home from '@veralune/site/screens/home';
import QualityInnovations from '@veralune/site/screens/quality-innovations';
import Maintenance from '@veralune/site/screens/maintenance';
import Need from '@veralune/site/screens/need';
import Needs from '@veralune/site/screens/needs';
import News from '@veralune/site/screens/news';
import Product from '@veralune/site/screens/product';
import ProductEvaluations from '@veralune/site/screens/product-evaluations';
import ProductQuestions from '@veralune/site/screens/product-questions';
import Products from '@veralune/site/screens/products';
import Quiz from '@veralune/site/screens/quiz';
import Results from '@veralune/site/screens/results';
import WhoCanGiveYouAdvice from '@veralune/site/screens/who-can-give-you-advice';
import type { ReactNode } from 'react';
import { readInternalPath, type PageParams } from './read-internal-path.ts';

type PageComponent = (props: { readonly params: Promise<PageParams> }) => ReactNode | Promise<ReactNode>;

/** The pages by the name of their folder in `app/[locale]/`. */
const pages: Readonly<Record<string, PageComponent>> = {
  about: About,
  'advice-home': AdviceHome,
  'advice-theme': AdviceTheme,
  article: Article,
  brand: Brand,
  brands: Brands,
  contact: Contact,
  'contact-confirmation': ContactConfirmation,
  corner: Corner,
  error: ErrorPage,
  expertise: Expertise,
  expertises: Expertises,
  faq: Faq,
  home: Home,
  'quality-innovations': QualityInnovations,
  maintenance: Maintenance,
  need: Need,
  needs: Needs,
  news: News,
  product: Product,
  'product-evaluations': ProductEvaluations,
  'product-questions': ProductQuestions,
  products: Products,
  quiz: Quiz,
  results: Results,
  'who-can-give-you-advice': WhoCanGiveYouAdvice,
};

/**
 * Renders the page of an internal path, `/<locale>/<screen>/<params…>`, as Next does.
 * @throws if there is no such page
 */
export async function pageAt(internalPath: string): Promise<ReactNode> {
  const { screen, params } = readInternalPath(internalPath);
  const page = pages[screen];
  if (!page) throw new Error(`${internalPath}: there is no page "${screen}". Add it to tooling/recorder/src/pages.ts.`);
  return page({ params: Promise.resolve(params) });
}
