import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { single } from './scripts/single.js';

// The report of `pelagia balance --html`: one file, into which the laboratory puts what it found. It is no part of the page.
export default defineConfig({
  plugins: [svelte(), single()],
  publicDir: false,
  build: {
    outDir: '../src/pelagia/lab/page',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'report.html', output: { codeSplitting: false } },
  },
});
