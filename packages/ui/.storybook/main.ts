import type { StorybookConfig } from '@storybook/react-vite';
import { managerHead } from './manager-head.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../docs/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../src/fonts', to: '/faces' },
    { from: '../fixtures/media', to: '/media' },
  ],
  managerHead,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
