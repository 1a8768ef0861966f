import { BrandTile, type BrandItem } from '../../components/brand-tile/brand-tile.tsx';

export interface BrandsScreenProps {
  title: string;
  intro: string;
  brands: readonly BrandItem[];
}

/** All brands of a market. */
export function BrandsScreen({ title, intro, brands }: BrandsScreenProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{intro}</p>
      {brands.map((brand) => (
        <BrandTile key={brand.href} brand={brand} />
      ))}
    </>
  );
}
