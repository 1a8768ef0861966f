import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentStatusExamples } from './payment-status.examples.ts';
import { PaymentStatus } from './payment-status.tsx';

/**
 * The page to which the bank redirects after a failed payment: what happened, whether money was charged, what to do.
 * For a message inside a page, use a notice.
 */
const meta = { title: 'Components/Payment status', component: PaymentStatus } satisfies Meta<typeof PaymentStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = { args: paymentStatusExamples.refused };
export const Cancelled: Story = { args: paymentStatusExamples.cancelled };
export const Expired: Story = { args: paymentStatusExamples.expired };
export const TwoFactorFailed: Story = { args: paymentStatusExamples.twoFactorFailed };
export const AlreadyPaid: Story = { args: paymentStatusExamples.alreadyPaid };
export const NotPrepared: Story = { args: paymentStatusExamples.notPrepared };
export const NotValidated: Story = { args: paymentStatusExamples.notValidated };
