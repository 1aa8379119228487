import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { single, wordless } from './scripts/single.js';

// Pages that are one file, into which the command line puts data; they are no part of the page. The mode is the name of one:
// `report` of `pelagia balance --html`, `cards` of `pelagia content show --html`.
export default defineConfig(({ mode }) => ({
  plugins: [wordless(), svelte(), single()],
  publicDir: false,
  build: {
    outDir: '../src/pelagia/lab/page',
    emptyOutDir: false, // the others are there too
    assetsInlineLimit: 1_000_000,
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: `${mode}.html`, output: { codeSplitting: false } },
  },
}));
