const imports = /import (\w+) from '([^']+\.module\.css)'/g;

/** `styles.a` and `styles.b` in a component that knows its style sheet as `styles`. */
function askedOf(name: string, source: string) {
  return new Set([...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1]));
}

function withoutComments(css: string) {
  return css.replaceAll(/\/\*[^]*?\*\//g, '');
}

/**
 * The classes that a component asks its style sheets for and that none of them has: the browser gets `undefined`, and
 * nothing else says so.
 * @param read gives the text of a style sheet by its address as the component imports it
 */
export function missingClasses(source: string, read: (address: string) => string): string[] {
  return [...source.matchAll(imports)].flatMap(([statement, name = '', address = '']) => {
    const css = withoutComments(read(address));
    const asked = askedOf(name, source.replace(statement, ''));
    return [...asked].filter(
      (each): each is string => each !== undefined && !new RegExp(`\\.${each}(?![\\w-])`).test(css),
    );
  });
}
