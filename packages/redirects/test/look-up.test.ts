import { describe, expect, it } from 'vitest';
import { lookUp } from '../src/look-up.ts';
import { compileRedirects, hostsOf, mergeTables } from '../src/redirect-table.ts';
import { addressOf, rulesOf, site, tableOf } from '../src/testing/rules.ts';

function targetOf(table: ReturnType<typeof tableOf>, address: string) {
  return lookUp(table, addressOf(address))?.to ?? null;
}

describe('an exact rule', () => {
  const table = tableOf(
    '/revista-salud/sueño → /consejos',
    '/a/b → /x',
    '/ → /inicio',
    '/a%2Fb → /encoded',
    '/sue%F1o → /latin',
  );

  it.each([
    ['/a/b', '/x'],
    ['/a/b/', '/x'],
    ['/A/B', '/x'],
    ['//a//b', '/x'],
    ['/%61/b', '/x'],
    ['/a/b/c', null],
    ['/a', null],
    ['/a/bc', null],
    ['/', '/inicio'],
    ['/revista-salud/sue%C3%B1o', '/consejos'],
    ['/revista-salud/sue%c3%b1o/', '/consejos'],
    ['/Revista-Salud/SUE%C3%91O', '/consejos'],
    ['/revista-salud/suen%CC%83o', '/consejos'],
    ['/revista-salud/sueño', '/consejos'],
    ['/revista-salud/sueno', null],
    ['/a%2Fb', '/encoded'],
    ['/a%2fb', '/encoded'],
    ['/sue%F1o', '/latin'],
    ['/sue%f1o', '/latin'],
  ])('%s → %s', (address, to) => {
    expect(targetOf(table, address)).toBe(to);
  });
});

describe('a prefix rule', () => {
  const table = tableOf(
    '/old/* → /new/*',
    '/old/deep/* → /deep',
    '/old/deep/page → /page',
    '/all/* → /*',
    '/out/* → https://elsewhere.example/in/*',
  );

  it.each([
    ['/old', '/new'],
    ['/old/', '/new'],
    ['/old/a/b', '/new/a/b'],
    ['/Old/A//B/', '/new/a/b'],
    ['/older', null],
    ['/old/deep', '/deep'],
    ['/old/deep/x', '/deep'],
    ['/old/deep/page', '/page'],
    ['/all', '/'],
    ['/all/x', '/x'],
    ['/out/x/y', 'https://elsewhere.example/in/x/y'],
    ['/out', 'https://elsewhere.example/in'],
  ])('%s → %s', (address, to) => {
    expect(targetOf(table, address)).toBe(to);
  });
});

describe('a pattern rule', () => {
  const table = tableOf(
    '/prod/*-*.html → /p/*/*',
    '/prod/*.html → /p',
    '/*/index.html → /*',
    '/x/*/y/* → /z/*/*',
    '/num_*_* → /productos',
    '/prod/* → /prod-rest',
  );

  it.each([
    ['/prod/zinc-12.html', '/p/zinc/12'],
    ['/prod/a-b-c.html', '/p/a/b-c'],
    ['/prod/zinc.html', '/p'],
    ['/prod/.html', '/prod-rest'],
    ['/prod/a/b.html', '/prod-rest'],
    ['/anything/index.html', '/anything'],
    ['/x/1/y', '/z/1'],
    ['/x/1/y/2/3', '/z/1/2/3'],
    ['/x/y', null],
    ['/num_1_22', '/productos'],
    ['/num_1', null],
    ['/num__1', null],
  ])('%s → %s', (address, to) => {
    expect(targetOf(table, address)).toBe(to);
  });
});

describe('a replacement rule', () => {
  const table = tableOf('replace:en-ce-moment → with:', 'replace:fiche → with:produit', '/fr/dossier/* → /fr/conseils');

  it.each([
    ['/fr/produits/en-ce-moment', '/fr/produits'],
    ['/fr/en-ce-moment/produits', '/fr/produits'],
    ['/fr/produits-en-ce-moment', '/fr/produits'],
    ['/fr/en-ce-moment-produits', '/fr/produits'],
    ['/fr/a-en-ce-moment-b', '/fr/a-b'],
    ['/FR/EN-CE-MOMENT', '/fr'],
    ['/en-ce-moment', '/'],
    ['/fr/en-ce-en-ce-moment-moment', '/fr'],
    ['/fr/en%2Dce%2Dmoment/x', '/fr/x'],
    ['/fr/en-ce-moment?page=2', '/fr?page=2'],
    ['/fr/fiche/zinc', '/fr/produit/zinc'],
    ['/fr/en-ce-moment/dossier/x', '/fr/conseils'],
    ['/fr/produits', null],
  ])('%s → %s', (address, to) => {
    expect(targetOf(table, address)).toBe(to);
  });
});

describe('a rule with a host', () => {
  const table = tableOf(
    '//old.example/* → /*',
    '//old.example/nl → /nl-home',
    'http://plain.example/* → /plain',
    'https://port.example:8080/x → /port',
    '//outside.example/x → https://elsewhere.example/y',
    '/moved → /consejos',
    '/cased → HTTPS://Elsewhere.Example:443/Y',
    '/roundtrip → https://BE.veralune.example/moved',
    `${site}/own → /owned`,
  );

  it.each([
    ['https://old.example/a', `${site}/a`],
    ['http://old.example', `${site}/`],
    ['http://old.example:3000/a', `${site}/a`],
    ['http://old.example./a', `${site}/a`],
    ['https://old.example/nl', `${site}/nl-home`],
    ['https://old.example/moved', `${site}/consejos`],
    ['https://old.example/moved?a=1', `${site}/consejos?a=1`],
    ['http://plain.example/a', `${site}/plain`],
    ['https://plain.example/a', null],
    ['https://port.example:8080/x', `${site}/port`],
    ['https://port.example/x', null],
    ['https://outside.example/x', 'https://elsewhere.example/y'],
    ['https://other.example/a', null],
    ['https://other.example/moved', '/consejos'],
    [`${site}/own`, '/owned'],
    ['/own', null],
    ['/cased', 'https://elsewhere.example/Y'],
    ['/roundtrip', `${site}/consejos`],
  ])('%s → %s', (address, to) => {
    expect(targetOf(table, address)).toBe(to);
  });

  it('is listed by hostsOf', () => {
    expect(hostsOf(table)).toEqual([
      'old.example',
      'plain.example',
      'port.example:8080',
      'outside.example',
      'be.veralune.example',
    ]);
  });
});

describe('a rule with a query', () => {
  const table = tableOf(
    '/kept → /to',
    '/dropped → /to?',
    '/own → /to?from=old',
    '/anchor → /to#part',
    '/product.php?id=7 → /zinc',
    '/product.php?id=7&lang=nl → /zink',
    '/product.php → /products',
    '/old/* → /new/*',
  );

  it.each([
    ['/kept?a=1&b=2', '/to?a=1&b=2'],
    ['/dropped?a=1', '/to'],
    ['/dropped', '/to'],
    ['/own?a=1', '/to?from=old'],
    ['/anchor?a=1', '/to?a=1#part'],
    ['/old/x?a=1', '/new/x?a=1'],
    ['/product.php?id=7', '/zinc'],
    ['/product.php?utm=x&id=7', '/zinc?utm=x'],
    ['/product.php?lang=nl&id=7', '/zink'],
    ['/product.php?id=%37', '/zinc'],
    ['/Product.php/?id=7', '/zinc'],
    ['/product.php?id=8', '/products?id=8'],
    ['/product.php', '/products'],
    ['/kept?a=é\r\nb', '/to?a=%C3%A9%0D%0Ab'],
  ])('%s → %s', (address, to) => {
    expect(targetOf(table, address)).toBe(to);
  });

  it('is dropped by navigation inside the app, but still matches rules', () => {
    const inApp = (address: string) => lookUp(table, { ...addressOf(address), keepsQuery: false })?.to;
    expect(inApp('/kept?a=1')).toBe('/to');
    expect(inApp('/own?a=1')).toBe('/to?from=old');
    expect(inApp('/product.php?utm=x&id=7')).toBe('/zinc');
  });
});

describe('a rule with an anchor', () => {
  const table = tableOf(
    '/revista/hierro → /consejos',
    '/revista/hierro#sintomas → /consejo/hierro',
    '/a → /b#x',
    '/b → /c',
  );

  it.each([
    ['/revista/hierro', '/consejos'],
    ['/revista/hierro%23sintomas', '/consejo/hierro'],
    ['/a', '/c#x'],
  ])('%s → %s', (address, to) => {
    expect(targetOf(table, address)).toBe(to);
  });
});

describe('a redirect chain', () => {
  it('is followed to its end; the line is that of the first rule', () => {
    const table = tableOf('/a → /b', '/b → /c/x', '/c/* → /d/*');
    expect(lookUp(table, addressOf('/a'))).toMatchObject({ to: '/d/x', status: 301, line: 1 });
  });

  it('is temporary if one of its rules is', () => {
    expect(lookUp(tableOf('/a → /b', '/b → /c 302'), addressOf('/a'))?.status).toBe(302);
    expect(lookUp(tableOf('/a → /b 302', '/b → /c'), addressOf('/a'))?.status).toBe(302);
  });

  it.each([
    [['/a → /a']],
    [['/a → /b', '/b → /a']],
    [['/a → /A/']],
    [['/a/* → /a/b/*', '/a → /a/x']],
    [[`//be.veralune.example/* → /*`, '/a → /a?x=1']],
  ])('that loops is not followed: %j', (written) => {
    expect(lookUp(tableOf(...written), addressOf(`${site}/a`))).toBeNull();
  });

  it('uses the first of two rules for one address', () => {
    expect(targetOf(tableOf('/a → /first', '/A/ → /second'), '/a')).toBe('/first');
  });
});

describe('mergeTables', () => {
  const permanent = tableOf('/a → /permanent', '/b → /c');
  const editors = compileRedirects(rulesOf('/a → /editors', '/c → /d 302', '/e → /b'), { site });

  it.each([
    ['/a', { to: '/permanent', status: 301 }],
    ['/b', { to: '/d', status: 302 }],
    ['/e', { to: '/d', status: 302 }],
  ])('%s → %j', (address, expected) => {
    expect(lookUp(mergeTables(permanent, editors), addressOf(address))).toMatchObject(expected);
  });
});
