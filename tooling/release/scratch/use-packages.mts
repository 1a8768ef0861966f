// Uses every package as a program outside of the repository does: compiled with its declarations, and run by Node.
import assert from 'node:assert/strict';
import { createClient } from '@veralune/api-client';
import { tags } from '@veralune/api-client/contract';
import { contactOptions } from '@veralune/forms';
import { contactSchema, validate } from '@veralune/forms/schemas';
import { refusalOf } from '@veralune/http/refusal';
import { createTranslator, formatPrice } from '@veralune/i18n';
import { compileRedirects, lookUp } from '@veralune/redirects';
import { parseRedirects } from '@veralune/redirects/parse';
import { href, match } from '@veralune/routing';
import { documentTitle } from '@veralune/site/metadata/document-title';
import { isContainerCode } from '@veralune/tracking';
import { Button } from '@veralune/ui/components/button/button';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const path = href('product', { slug: 'micralba-zinc' }, 'fr-be');
assert.equal(path, '/fr/produit/micralba-zinc');
assert.equal(match(path, 'be').kind, 'route');
// @ts-expect-error the declarations know the routes
assert.throws(() => href('no-such-route', {}, 'fr-be'));

const { rules, problems } = parseRedirects('from,to\n/old,/new\n');
assert.deepEqual(problems, []);
const table = compileRedirects(rules, { site: 'https://be.veralune.example' });
assert.equal(lookUp(table, { pathname: '/old', search: '' })?.to, '/new');

assert.equal(formatPrice(24.9, 'EUR', 'fr-be'), '24,90\u00a0€');
assert.ok(!contactOptions('it').subject.includes('account'));
assert.equal(validate(contactSchema('be'), {}).ok, false);
assert.equal(tags.products, 'products');
const request = { method: 'TRACE', url: '/', httpVersion: '1.1', headers: { host: 'a.example' }, rawHeaders: [] };
assert.equal(refusalOf(request)?.status, 405);
assert.ok(isContainerCode('GTM-ABC1234'));
assert.equal(documentTitle('Zinco'), 'Zinco – Veralune');

const client = createClient({ baseUrl: 'http://127.0.0.1:9', shopId: 1, lang: 'fr' });
assert.equal((await client.call('products', { query: {} })).ok, false);

const markup = renderToStaticMarkup(createElement(Button, { href: path, children: 'Zinc' }));
assert.match(markup, /<a [^>]*href="\/fr\/produit\/micralba-zinc"/);

// The rehearsal changes this message in a patch release.
process.stdout.write(createTranslator('it-it')('footer.bcorp'));
