import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The built page goes into the package, where the server finds it and the wheel carries it; it is not in git.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: '../src/pelagia/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    target: 'es2022',
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : undefined,
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
}));
