const imports = /import (\w+) from '([^']+\.module\.css)'/g;

/** Finds `styles.a` and `styles.b` in a component that imports its style sheet as `styles`. */
function usedClasses(name: string, source: string) {
  return new Set([...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1]));
}

function withoutComments(css: string) {
  return css.replaceAll(/\/\*[^]*?\*\//g, '');
}

/**
 * The classes that a component uses but that none of its style sheets defines. Such a class becomes `undefined` without
 * any error.
 * @param read returns the text of a style sheet by its import specifier
 */
export function missingClasses(source: string, read: (address: string) => string): string[] {
  return [...source.matchAll(imports)].flatMap(([statement, name = '', address = '']) => {
    const css = withoutComments(read(address));
    const asked = usedClasses(name, source.replace(statement, ''));
    return [...asked].filter(
      (each): each is string => each !== undefined && !new RegExp(`\\.${each}(?![\\w-])`).test(css),
    );
  });
}
