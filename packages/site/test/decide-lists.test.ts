import { describe, expect, it } from 'vitest';
import { decide } from '../src/proxy/decide.ts';
import type { Decision } from '../src/proxy/decision.ts';
import { brief, context, missing, request, rewrite } from './support/proxy-requests.ts';

describe('the pages of lists and of the quiz', () => {
  it.each<[string, string | null]>([
    ['/fr/conseils/plantes', 'advice-theme/plantes'],
    ['/fr/conseils/plantes/-p--2', 'advice-theme/plantes/-p--2'],
    ['/fr/conseils/plantes/-p--3', null],
    ['/fr/conseils/qualite', null],
    ['/fr/qualite-innovations', 'quality-innovations'],
    ['/fr/qualite-innovations/2', 'quality-innovations/2'],
    ['/fr/qualite-innovations/3', null],
    ['/fr/qualite-innovations/qualite', 'quality-innovations/qualite'],
    ['/fr/qualite-innovations/2/qualite', null],
    ['/fr/qualite-innovations/qualite/vision', 'quality-innovations/qualite/vision'],
    ['/fr/qualite-innovations/2/qualite/vision', null],
    ['/fr/qualite-innovations/qualite/sommeil', null],
    ['/fr/qualite-innovations/plantes', null],
    ['/fr/qualite-innovations/plantes/vision', null],
    ['/fr/a-propos', 'about'],
    ['/fr/a-propos/qui-sommes-nous', 'about/qui-sommes-nous'],
    ['/fr/a-propos/entreprise', 'about/entreprise'],
    ['/fr/a-propos/entreprise/2025', 'about/entreprise/2025'],
    ['/fr/a-propos/entreprise/2024', null],
    ['/fr/a-propos/qui-sommes-nous/2025', null],
    ['/fr/a-propos/qualite', null],
    ['/fr/actualites', 'news'],
    ['/fr/actualites/-p--2', 'news/-p--2'],
    ['/fr/actualites/-p--3', null],
  ])('list %s → %s', (address, path) => {
    expect(decide(request(address), context('be'))).toEqual(
      path === null
        ? { ...missing('fr-be'), to: expect.stringMatching(/^\/fr-be\/error\/404/) as unknown }
        : rewrite(`/fr-be/${path}`),
    );
  });

  it.each<[string, Decision]>([
    ['/quiz', rewrite('/de-de/quiz')],
    ['/quiz?utm=1', rewrite('/de-de/quiz')],
    ['/quiz?answers=', brief('/de-de/quiz-answers?answers=')],
    ['/quiz?answers=a1-b2&utm=1', brief('/de-de/quiz-answers?answers=a1-b2')],
    ['/quiz?answers=../x-b2', brief('/de-de/quiz-answers?answers=b2')],
    ['/quiz?answers=&q-day=b2&q-topic=a1', { kind: 'redirect', to: '/quiz?answers=b2-a1', status: 303 }],
    ['/quiz?answers=&q-day=%0d%0ax', { kind: 'redirect', to: '/quiz?answers=', status: 303 }],
  ])('the quiz: %s', (address, decision) => {
    expect(decide(request(address), context('de', { addressBook: undefined }))).toEqual(decision);
  });

  it('has no quiz outside Germany', () => {
    expect(decide(request('/fr/quiz?answers=a1'), context('be'))).toEqual(missing('fr-be', 'quiz'));
  });
});
