// A notice of the browser when it is somebody's turn and the page is out of sight.
import { keep, settings } from './settings.svelte';

export const possible = typeof Notification !== 'undefined';

/** Switch notices on (asking the browser, so only after a click) or off. */
export async function switchNotices(on: boolean): Promise<void> {
  const allowed = on && possible && (await Notification.requestPermission()) === 'granted';
  keep({ notices: allowed });
}

export function notify(title: string, sentence: string, tag: string): void {
  if (!possible || !settings.notices || !document.hidden || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body: sentence, tag, icon: '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones show notices only for the worker of a page.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, { body: sentence, tag, icon: '/icon.svg' }));
  }
}
