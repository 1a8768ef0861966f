/** A tool for the teams of the markets, in English; visitors never see it. */
const texts = { title: 'Tracking', close: 'Close', refused: 'The token is not valid.' };

/** `?tracking=debug&token=…` */
const tokenParameter = 'token';

const style = `
  position: fixed; inset: auto 0 0 auto; z-index: 2147483647; inline-size: min(30rem, 100%); block-size: 50vh; margin: 0;
  overflow: auto; padding: 0.5rem; font: 0.8rem/1.4 monospace; color: #fff; background: #14202b;
`;

async function isPermitted(): Promise<boolean> {
  if (process.env.NODE_ENV !== 'production') return true;
  const query = new URLSearchParams(location.search);
  const token = query.get(tokenParameter) ?? '';
  // Neither the tag manager nor a screenshot needs the token.
  query.delete(tokenParameter);
  history.replaceState(history.state, '', `?${query.toString()}`);
  return (await fetch('/fragments/tracking', { method: 'POST', body: new URLSearchParams({ token }) })).ok;
}

/** `Arguments` of a command as a list. */
function textOf(entry: unknown): string {
  const isCommand = typeof entry === 'object' && entry !== null && '0' in entry;
  return JSON.stringify(isCommand ? Object.values(entry) : entry, null, 1);
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

/** Lists what was pushed into the data layer and what is pushed from now on, if the visitor may see it. */
export async function openDebugView(layer: unknown[]): Promise<void> {
  const isAllowed = await isPermitted();
  const view = document.createElement('section');
  view.setAttribute('aria-label', texts.title);
  view.setAttribute('style', style);
  view.dataset['debug'] = 'tracking';
  const close = element('button', texts.close);
  close.addEventListener('click', () => {
    view.remove();
  });
  view.append(element('strong', texts.title), ' ', close);
  document.body.append(view);
  if (!isAllowed) {
    view.append(element('p', texts.refused));
    return;
  }
  const list = document.createElement('ol');
  const show = (entry: unknown) => {
    const item = document.createElement('li');
    item.append(element('pre', textOf(entry)));
    list.append(item);
  };
  view.append(list);
  layer.forEach(show);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(show);
    return push(...entries);
  };
}
