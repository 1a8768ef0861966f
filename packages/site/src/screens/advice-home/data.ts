import { tags, type PageCard, type Thematic } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { articlesData } from '../articles/data.ts';

const articlesPerTheme = 3;

export interface AdviceHomeData {
  readonly themes: readonly { readonly theme: Thematic; readonly articles: readonly PageCard[] }[];
}

/** The themes of the magazine. */
export function adviceThemes(locale: Locale): Promise<Thematic[]> {
  return read(locale, 'thematics', {}, [tags.themes]);
}

/** The newest articles of each theme. */
export async function adviceHomeData(locale: Locale): Promise<AdviceHomeData> {
  const newestOf = async (theme: Thematic) => {
    const { pages } = await articlesData(locale, { type: 'advice', theme, perPage: articlesPerTheme });
    return { theme, articles: pages };
  };
  return { themes: await Promise.all((await adviceThemes(locale)).map(newestOf)) };
}
