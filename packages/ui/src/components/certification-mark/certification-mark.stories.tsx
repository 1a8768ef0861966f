import type { Meta, StoryObj } from '@storybook/react-vite';
import { certificationMarkExamples } from './certification-mark.examples.ts';
import { CertificationMark } from './certification-mark.tsx';

/** For the footer. Names the certification; links to its public record if there is one. */
const meta = { title: 'Components/Certification mark', component: CertificationMark } satisfies Meta<
  typeof CertificationMark
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: certificationMarkExamples.text };
export const WithRecord: Story = { args: certificationMarkExamples.withRecord };
