'use client';

export { default } from '@veralune/site/error';
