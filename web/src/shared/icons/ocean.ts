// The icons of Endeavor: Deep Sea.
import type { Drawing } from './drawing';

export const ocean = {} satisfies Record<string, Drawing>;
