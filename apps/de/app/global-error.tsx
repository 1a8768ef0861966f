'use client';

export { default } from '@veralune/site/global-error';
