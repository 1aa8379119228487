// Keys of the table, unless somebody is typing.
export type Keys = Partial<Record<string, () => void>>;

export function onKey(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]')) {
    if (event.key !== 'Escape' || target.closest('dialog')) return;
    target.blur();
  }
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
