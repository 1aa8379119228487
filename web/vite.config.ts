import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './scripts/compressed.js';

/** The catalogues of a language, by game, become one file each; without a game it is what all pages need. */
function catalogue(id: string): string | null {
  const [, language, name] = /\/text\/([a-z]+)\/([a-z-]+)\.ftl/.exec(id) ?? [];
  if (!language || !name) return null;
  const game = /^(core|page|server)$/.test(name) ? '' : `-${name.replace(/-(board|cards|page|lesson)$/, '')}`;
  return `words-${language}${game}`;
}

// The built page goes into the package, where the server finds it and the wheel carries it; it is not in git.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compressed()],
  build: {
    outDir: '../src/pelagia/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'api.html'],
      output: { codeSplitting: { groups: [{ name: catalogue, test: /\.ftl/ }] } },
    },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : undefined,
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'jsdom', isolate: false, include: ['src/**/*.test.ts'], setupFiles: ['src/lib/words.setup.ts'] },
}));
