'use client';

import { CurrentSectionBehaviour } from '../../components/current-section/current-section-behaviour.tsx';
import { DisclosureBehaviour } from '../../components/disclosure/disclosure-behaviour.tsx';
import { GoToTopBehaviour } from '../../components/go-to-top/go-to-top-behaviour.tsx';
import { WordingCarouselBehaviour } from '../../components/wording-carousel/wording-carousel-behaviour.tsx';

/** What the parts of a frame do with scripts. Rendered once, anywhere; it can come late and stays while frames change. */
export function FrameBehaviour() {
  return (
    <>
      <CurrentSectionBehaviour />
      <DisclosureBehaviour />
      <GoToTopBehaviour />
      <WordingCarouselBehaviour />
    </>
  );
}
