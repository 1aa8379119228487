// The icons of Flotilla.
import type { Drawing } from './drawing';

export const fleet = {} satisfies Record<string, Drawing>;
