import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tabTo } from '../../testing/keys.ts';
import { mount } from '../../testing/mount.ts';
import { DisclosureBehaviour } from './disclosure-behaviour.tsx';

test('a link to a collapsed part of the text expands it', async () => {
  mount(
    <>
      <a href="#label">Au dos de la boîte</a>
      <details id="label">
        <summary>Lire l’étiquette</summary>
        <p>Ingrédients</p>
      </details>
      <DisclosureBehaviour />
    </>,
  );
  const text = page.getByText('Ingrédients');
  await expect.element(text).not.toBeVisible();
  await tabTo('Au dos de la boîte');
  await userEvent.keyboard('{Enter}');
  await expect.element(text).toBeVisible();
});
