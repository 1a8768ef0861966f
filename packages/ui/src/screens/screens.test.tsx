import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aboutExamples } from './about/about.examples.ts';
import { AboutScreen } from './about/about.tsx';
import { articleExamples } from './article/article.examples.ts';
import { ArticleScreen } from './article/article.tsx';
import { articlesExamples } from './articles/articles.examples.ts';
import { ArticlesScreen } from './articles/articles.tsx';
import { brandExamples } from './brand/brand.examples.ts';
import { BrandScreen } from './brand/brand.tsx';
import { brandsExamples } from './brands/brands.examples.ts';
import { BrandsScreen } from './brands/brands.tsx';
import { confirmationExamples } from './confirmation/confirmation.examples.ts';
import { ConfirmationScreen } from './confirmation/confirmation.tsx';
import { compareExamples } from './compare/compare.examples.ts';
import { CompareScreen } from './compare/compare.tsx';
import { contactExamples } from './contact/contact.examples.tsx';
import { ContactScreen } from './contact/contact.tsx';
import { cornerExamples } from './corner/corner.examples.ts';
import { CornerScreen } from './corner/corner.tsx';
import { errorExamples } from './error/error.examples.ts';
import { ErrorScreen } from './error/error.tsx';
import { PlainErrorScreen } from './error/plain-error.tsx';
import { expertisesExamples } from './expertises/expertises.examples.ts';
import { ExpertisesScreen } from './expertises/expertises.tsx';
import { faqExamples } from './faq/faq.examples.ts';
import { FaqScreen } from './faq/faq.tsx';
import { homeExamples } from './home/home.examples.ts';
import { HomeScreen } from './home/home.tsx';
import { legalExamples } from './legal/legal.examples.ts';
import { LegalScreen } from './legal/legal.tsx';
import { magazineExamples } from './magazine/magazine.examples.ts';
import { MagazineScreen } from './magazine/magazine.tsx';
import { messageExamples } from './message/message.examples.ts';
import { MessageScreen } from './message/message.tsx';
import { needExamples } from './need/need.examples.ts';
import { NeedScreen } from './need/need.tsx';
import { needsExamples } from './needs/needs.examples.ts';
import { NeedsScreen } from './needs/needs.tsx';
import { newsletterExamples } from './newsletter/newsletter.examples.tsx';
import { NewsletterScreen } from './newsletter/newsletter.tsx';
import { productQuestionsExamples } from './product-questions/product-questions.examples.ts';
import { ProductQuestionsScreen } from './product-questions/product-questions.tsx';
import { productExamples } from './product/product.examples.ts';
import { ProductScreen } from './product/product.tsx';
import { productsExamples } from './products/products.examples.ts';
import { ProductsScreen } from './products/products.tsx';
import { quizExamples, quizResultExamples } from './quiz/quiz.examples.ts';
import { QuizResultScreen } from './quiz/quiz-result.tsx';
import { QuizScreen } from './quiz/quiz.tsx';
import { resultsExamples } from './results/results.examples.ts';
import { ResultsScreen } from './results/results.tsx';
import { storeFinderExamples } from './store-finder/store-finder.examples.tsx';
import { StoreFinderScreen } from './store-finder/store-finder.tsx';
import { threeAnswersExamples, threeQuestionsExamples } from './three-questions/three-questions.examples.ts';
import { ThreeAnswersScreen } from './three-questions/three-answers.tsx';
import { ThreeQuestionsScreen } from './three-questions/three-questions.tsx';
import { whoCanGiveYouAdviceExamples } from './who-can-give-you-advice/who-can-give-you-advice.examples.ts';
import { WhoCanGiveYouAdviceScreen } from './who-can-give-you-advice/who-can-give-you-advice.tsx';

function rendered<Props extends object>(
  name: string,
  screen: FunctionComponent<Props>,
  examples: Record<string, Props>,
) {
  return Object.entries(examples).map(([state, props]) => ({
    name: `${name}: ${state}`,
    html: renderToStaticMarkup(createElement(screen, props)),
  }));
}

/** Selects the examples in every language, and the special states. */
function renderedInAll<Props extends object>(
  name: string,
  screen: FunctionComponent<Props>,
  { byLanguage, ...states }: { byLanguage: Record<string, Props> } & Record<string, unknown>,
) {
  return [...rendered(name, screen, byLanguage), ...rendered(name, screen, states as Record<string, Props>)];
}

const { emptyTheme: emptyThemes, ...articlesStates } = articlesExamples;
const { results: foundStores, loading: loadingStores, ...storeFinderStates } = storeFinderExamples;

const pages = [
  ...renderedInAll('about', AboutScreen, aboutExamples),
  ...rendered('article', ArticleScreen, articleExamples),
  ...renderedInAll('articles', ArticlesScreen, articlesStates),
  ...rendered('articles emptyTheme', ArticlesScreen, emptyThemes),
  ...rendered('brand', BrandScreen, brandExamples),
  ...rendered('brands', BrandsScreen, brandsExamples),
  ...renderedInAll('confirmation', ConfirmationScreen, confirmationExamples),
  ...renderedInAll('contact', ContactScreen, contactExamples),
  ...rendered('corner', CornerScreen, cornerExamples),
  ...rendered('error', ErrorScreen, errorExamples),
  ...rendered('plain-error', PlainErrorScreen, errorExamples),
  ...renderedInAll('expertises', ExpertisesScreen, expertisesExamples),
  ...renderedInAll('faq', FaqScreen, faqExamples),
  ...rendered('home', HomeScreen, homeExamples),
  ...renderedInAll('legal', LegalScreen, legalExamples),
  ...renderedInAll('magazine', MagazineScreen, magazineExamples),
  ...rendered('message offline', MessageScreen, messageExamples.offline),
  ...rendered('message maintenance', MessageScreen, messageExamples.maintenance),
  ...rendered('message', MessageScreen, { longestGerman: messageExamples.longestGerman }),
  ...rendered('need', NeedScreen, needExamples),
  ...rendered('needs', NeedsScreen, needsExamples),
  ...renderedInAll('newsletter', NewsletterScreen, newsletterExamples),
  ...rendered('product', ProductScreen, productExamples),
  ...rendered('product-questions', ProductQuestionsScreen, productQuestionsExamples),
  ...rendered('products', ProductsScreen, productsExamples),
  ...rendered('compare', CompareScreen, compareExamples),
  ...rendered('quiz', QuizScreen, quizExamples),
  ...rendered('quiz-result', QuizResultScreen, quizResultExamples),
  ...rendered('results', ResultsScreen, resultsExamples),
  ...renderedInAll('store-finder', StoreFinderScreen, storeFinderStates),
  ...rendered('store-finder loading', StoreFinderScreen, loadingStores),
  ...rendered('store-finder results', StoreFinderScreen, foundStores),
  ...rendered('three-questions', ThreeQuestionsScreen, threeQuestionsExamples),
  ...rendered('three-answers', ThreeAnswersScreen, threeAnswersExamples),
  ...renderedInAll('who-can-give-you-advice', WhoCanGiveYouAdviceScreen, whoCanGiveYouAdviceExamples),
];

function all(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** On the home page the header's logo is the first-level heading. Source: 1-site.md §2. */
function firstLevelsOf(name: string) {
  return name.startsWith('home') ? 0 : 1;
}

describe.each(pages)('$name', ({ name, html }) => {
  it('has one first-level heading including the frame, and it comes first', () => {
    const levels = all(html, /<h([1-6])/g);
    expect(levels[0]).toBe(firstLevelsOf(name) === 1 ? '1' : '2');
    expect(levels.filter((level) => level === '1')).toHaveLength(firstLevelsOf(name));
  });

  it('skips no heading level', () => {
    const levels = all(html, /<h([1-6])/g).map(Number);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
    });
  });

  it('uses every id once, and refers only to existing ids', () => {
    const ids = all(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const target of [...all(html, /aria-labelledby="([^"]+)"/g), ...all(html, /href="#([^"]+)"/g)]) {
      expect(ids).toContain(target);
    }
  });

  it('gives every picture a size and an alternative text', () => {
    for (const picture of all(html, /<img([^>]*)>/g)) {
      expect(picture).toMatch(/ width="\d+"/);
      expect(picture).toMatch(/ height="\d+"/);
      expect(picture).toMatch(/ alt="/);
    }
  });

  it('has text in every link', () => {
    for (const content of all(html, /<a [^>]*>(.*?)<\/a>/g)) {
      const isNamed = content.replace(/<[^>]+>/g, '').trim() !== '';
      expect(isNamed || content.includes('<picture')).toBe(true);
    }
  });
});

describe('the pharmacy on the page of a product', () => {
  it.each<[keyof typeof productExamples, string]>([
    ['german', 'secondary'],
    ['outOfStock', 'primary'],
  ])('%s: a %s button', (state, tone) => {
    const html = renderToStaticMarkup(<ProductScreen {...productExamples[state]} />);
    expect(html).toMatch(new RegExp(`<a href="/apotheken"[^>]* data-tone="${tone}"`));
  });
});

describe('input of a visitor', () => {
  it('is shown and never executed', () => {
    const html = renderToStaticMarkup(<ResultsScreen {...resultsExamples.nothing} />);
    expect(html).toContain('&lt;b&gt;Magnezjum&lt;/b&gt; &amp;');
    expect(html).not.toContain('<b>');
  });
});
