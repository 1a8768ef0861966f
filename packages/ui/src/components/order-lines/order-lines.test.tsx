import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cartLinesExamples } from './order-lines.examples.ts';
import { CartLines } from './order-lines.tsx';

/** The rendering without scripts: a form for each line. */
function formsOf(props: Parameters<typeof CartLines>[0]) {
  return [...renderToStaticMarkup(<CartLines {...props} />).matchAll(/<form.*?<\/form>/gs)].map(([form]) => form);
}

function buttonsOf(form: string) {
  return [...form.matchAll(/<button([^>]*)>/g)].map((match) => match[1] ?? '');
}

describe('a cart line without scripts', () => {
  const [form = ''] = formsOf(cartLinesExamples.two);

  it('sends the id of its line', () => {
    expect(form).toMatch(/<input type="hidden" name="line" value="balance"\/>/);
  });

  it('is sent unchanged by Enter: the first button neither changes the quantity nor removes the line', () => {
    expect(buttonsOf(form)[0]).not.toContain('name=');
  });

  it('has a button to decrease and one to increase the quantity', () => {
    const steps = buttonsOf(form).filter((button) => button.includes('name="step"'));
    expect(steps.map((button) => / value="([^"]+)"/.exec(button)?.[1])).toEqual(['-1', '1']);
  });

  it('can be removed even while its quantity is out of bounds', () => {
    expect(buttonsOf(form).find((button) => button.includes('name="remove"'))).toContain('formNoValidate=""');
  });
});

describe('the sizes of a line', () => {
  const [form = '', unavailable = ''] = formsOf(cartLinesExamples.sizes);

  it('are sent by a button each, after the hidden one that Enter activates', () => {
    const sizes = buttonsOf(form).filter((button) => button.includes('name="size"'));
    expect(sizes.map((button) => [/ value="([^"]+)"/.exec(button)?.[1], button.includes('disabled')])).toEqual([
      ['1', false],
      ['2', true],
    ]);
    expect(sizes.every((button) => button.includes('formNoValidate'))).toBe(true);
    expect(buttonsOf(form)[0]).not.toContain('name=');
  });

  it('can be changed when the chosen one is out of stock, with the quantity of the line', () => {
    expect(unavailable).toContain('<input type="hidden" name="quantity" value="1"/>');
    expect(buttonsOf(unavailable).some((button) => button.includes('name="size"'))).toBe(true);
  });
});

describe('a line that can’t be ordered, and one that is a gift', () => {
  it.each([1, 2])('line %i has no quantity to change, and can be removed', (index) => {
    const form = formsOf(cartLinesExamples.messages)[index] ?? '';
    expect(form).not.toContain('type="number"');
    expect(buttonsOf(form)).toHaveLength(1);
    expect(form).toContain('name="remove"');
  });
});
