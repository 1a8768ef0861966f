import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandTints, ControlPairs, Palette, TextPairs } from './parts/colour.tsx';
import {
  ClearSpace,
  LeastSizes,
  LogoVariants,
  LogoFaults,
  MarkConstruction,
  SiteIcons,
  SocialPictures,
} from './parts/mark.tsx';
import { AllIcons, AllIllustrations, AllPictograms, Packs, Seeds, SignGrid } from './parts/pictures.tsx';
import { Layers, Lines, Motion, Radii, Shadows } from './parts/shape.tsx';
import { GridSpecimen, SpaceScale, Target } from './parts/space.tsx';
import { Faces, Measure, Punctuation, TypeScale, Weights } from './parts/type.tsx';
import { Welcome } from './parts/welcome.tsx';

/**
 * The live examples of the foundations as a story, so that they are tested like every other story. Readers see them on
 * the pages of the foundations, not in the sidebar.
 */
const meta = { title: 'Foundations/Specimens', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Start: Story = { render: () => <Welcome>How to read it</Welcome> };

export const Mark: Story = {
  render: () => (
    <>
      <MarkConstruction />
      <LogoVariants place="header" />
      <LogoVariants place="footer" />
      <ClearSpace />
      <LeastSizes />
      <SiteIcons />
      <SocialPictures />
      <LogoFaults />
    </>
  ),
};

export const Colour: Story = {
  render: () => (
    <>
      <Palette />
      <BrandTints />
      <TextPairs />
      <ControlPairs />
    </>
  ),
};

export const Type: Story = {
  render: () => (
    <>
      <Faces />
      <Weights />
      <TypeScale />
      <Measure />
      <Punctuation />
    </>
  ),
};

export const Space: Story = {
  render: () => (
    <>
      <SpaceScale />
      <GridSpecimen />
      <Target />
    </>
  ),
};

export const Shape: Story = {
  render: () => (
    <>
      <Radii />
      <Lines />
      <Shadows />
      <Layers />
      <Motion />
    </>
  ),
};

export const Signs: Story = {
  render: () => (
    <>
      <SignGrid />
      <AllIcons />
      <AllPictograms />
    </>
  ),
};

export const Pictures: Story = {
  render: () => (
    <>
      <Seeds kind="culture" />
      <Seeds kind="veins" />
      <Seeds kind="phases" />
      <Packs of="packs" />
      <Packs of="contents" />
      <Packs of="covers" />
      <AllIllustrations />
    </>
  ),
};
