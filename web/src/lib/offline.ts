// A worker of the browser keeps lobby and rules, so that they can be read without a connection.
import { RULES } from '../games/rules';
import { words } from './text.svelte';

/** Start it when nothing else is to be done, and let it keep what this page needed so far, and the rules. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000));
  addEventListener('load', () => idle(() => void begin().catch((error) => console.info('no offline page:', error))));
}

async function begin(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map((file) => new URL(file.name).pathname);
  const files = used.filter((path) => path.startsWith('/assets/') || path === '/icon.svg');
  active?.postMessage({ keep: ['/', '/manifest.webmanifest', '/api/games', ...files] });
  await import('../pages/Rules.svelte');
  for (const game of Object.values(RULES)) await game[words.language]();
  const more = performance.getEntriesByType('resource').map((file) => new URL(file.name).pathname);
  active?.postMessage({ keep: more.filter((path) => path.startsWith('/assets/')) });
}
