import type { Plugin } from 'vite';
export function single(): Plugin;
