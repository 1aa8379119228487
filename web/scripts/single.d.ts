import type { Plugin } from 'vite';

export function single(): Plugin;
export function wordless(): Plugin;
