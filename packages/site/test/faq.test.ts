import type { HelpFaq, RichText } from '@veralune/api-client/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { questionsOf } from '../src/screens/corner/questions.ts';
import { faqProps } from '../src/screens/faq/props.ts';

function faq(id: number, group: HelpFaq['group']): HelpFaq {
  return { id, group, question: `Question ${id} ?`, answer: [{ kind: 'list', items: ['Un', 'Deux'] }] };
}

beforeEach(() => {
  vi.stubEnv('VERALUNE_SCREENS', 'faq,contact');
});

describe('faqProps', () => {
  const context = createPageContext('fr-be');

  it('groups the questions, in the order of the first question of each group', () => {
    const { groups } = faqProps([faq(1, 'taking'), faq(2, 'site'), faq(3, 'taking')], context);
    expect(groups.map(({ id, title, faqs }) => [id, title, faqs.map((each) => each.id)])).toEqual([
      ['taking', 'Prendre un produit', [1, 3]],
      ['site', 'Ce site', [2]],
    ]);
  });

  it('keeps the formatting of answers', () => {
    expect(faqProps([faq(1, 'site')], context).groups[0]?.faqs[0]?.answer).toEqual([
      { kind: 'list', items: ['Un', 'Deux'] },
    ]);
  });

  it('has no group without questions', () => {
    expect(faqProps([], context).groups).toEqual([]);
  });

  it.each<[string, object | undefined]>([
    ['faq,contact', { label: 'Contactez-nous', href: '/fr/contactez-nous' }],
    ['faq', undefined],
  ])('screens %s: link to the contact page %j', (screens, link) => {
    vi.stubEnv('VERALUNE_SCREENS', screens);
    expect(faqProps([], context).callOut?.link).toEqual(link);
  });
});

function heading(text: string) {
  return { kind: 'heading', text } as const;
}

function paragraph(text: string) {
  return { kind: 'paragraph', text } as const;
}

describe('questionsOf', () => {
  it.each<[string, RichText, readonly [string, number][]]>([
    ['empty', [], []],
    ['one question', [heading('Pourquoi ?'), paragraph('Parce que.')], [['Pourquoi ?', 1]]],
    [
      'an answer of several blocks',
      [heading('¿Por qué?'), paragraph('Uno.'), paragraph('Dos.'), heading('¿Cuándo?'), paragraph('Hoy.')],
      [
        ['¿Por qué?', 2],
        ['¿Cuándo?', 1],
      ],
    ],
    ['a heading that is no question', [heading('Pourquoi ?'), paragraph('Oui.'), heading('Nous joindre')], []],
    ['text before the first question', [paragraph('Bonjour.'), heading('Pourquoi ?'), paragraph('Oui.')], []],
    ['a question without an answer', [heading('Pourquoi ?'), heading('Quand ?'), paragraph('Hier.')], []],
    ['text only', [paragraph('Vraiment ?')], []],
  ])('%s', (_, body, expected) => {
    expect(questionsOf(body).map(({ question, answer }) => [question, answer.length])).toEqual(expected);
  });
});
