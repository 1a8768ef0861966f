'use client';

export { default } from '@veralune/site/not-found';
