import { href } from '@veralune/routing';
import { ProductScreen } from '@veralune/ui/screens/product/product';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isActive, readSettings } from '../../catalogue/settings.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { productJsonLd } from '../../metadata/product-json-ld.ts';
import { sharedImageOf } from '../../metadata/shared-image.ts';
import { createPageContext } from '../../page-context.ts';
import { localeAndSlug, noStaticParams, type PageProps } from '../page-props.ts';
import { ProductCart } from './product-cart.tsx';
import { productData } from './data.ts';
import { productProps } from './props.ts';
import { productTrail } from './trail.ts';
import { productFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';
import { Favourite } from '../../visitor/favourite.tsx';

type Props = PageProps<{ readonly slug: string }>;

async function load({ params }: Props) {
  const { locale, slug } = localeAndSlug(await params);
  const data = (await productData(locale, slug)) ?? notFound();
  return {
    locale,
    path: href('product', { slug }, locale),
    data,
    alternates: entityAlternates('product', data.product.alternates),
  };
}

export const generateStaticParams = noStaticParams;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, data, alternates } = await load(props);
  return pageMetadata({
    locale,
    ...data.product.meta,
    path,
    alternates,
    image: sharedImageOf(data.product.gallery[0]),
  });
}

export default async function ProductPage(props: Props) {
  const { locale, data, alternates } = await load(props);
  const context = createPageContext(locale);
  const settings = await readSettings(locale);
  const sale = { onlineSale: isActive(settings, 'online_sale'), pointOfSale: isActive(settings, 'point_of_sale') };
  const screen = productProps(data, sale, context);
  return (
    <PageFrame
      context={context}
      alternates={alternates}
      trail={productTrail(data.product, context)}
      bottomBar={screen.nextStep !== undefined}
    >
      <JsonLd data={productJsonLd(data.product, context, data.reviews)} />
      <TrackedPage {...productFacts(data.product, locale)} />
      <ProductScreen
        {...screen}
        cart={<ProductCart product={data.product} onlineSale={sale.onlineSale} context={context} />}
        favourite={<Favourite kind="product" id={data.product.id} name={data.product.name} context={context} />}
      />
    </PageFrame>
  );
}
