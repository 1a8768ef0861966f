import type { Metadata } from 'next';
import { articlePage } from '../article/article-page.tsx';
import { listPage } from '../articles/list-page.tsx';
import { onFirstVisit, type PageProps } from '../page-props.ts';

type Props = PageProps<{ readonly segments?: string[] }>;

const list = listPage({
  route: 'about',
  type: 'about',
  title: 'about.title',
  intro: 'about.intro',
  description: 'meta.about.description',
});

const article = articlePage<{ readonly segments?: string[] }>(({ segments: [slug, more] = [] }) =>
  slug === undefined || more !== undefined ? null : { types: ['about'], slug },
);

/** About the company: the overview, or one of its pages. */
async function pageFor({ params }: Props) {
  return (await params).segments === undefined ? list : article;
}

export const generateStaticParams = onFirstVisit;

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await pageFor(props)).generateMetadata(props);
}

export default async function AboutPage(props: Props) {
  return (await pageFor(props)).Page(props);
}
