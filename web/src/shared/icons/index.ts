import { cities } from './cities';
import type { Drawing } from './drawing';
import { fleet } from './fleet';
import { ocean } from './ocean';
import { things } from './shapes';
import { signs } from './signs';

export type IconName = keyof typeof things | keyof typeof signs | keyof typeof cities | keyof typeof ocean | keyof typeof fleet;
export const icons: Record<IconName, Drawing> = { ...things, ...signs, ...cities, ...ocean, ...fleet };
