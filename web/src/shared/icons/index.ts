import { cities } from './cities';
import type { Drawing } from './drawing';
import { fleet } from './fleet';
import { ocean } from './ocean';
import { things } from './shapes';
import { signs } from './signs';

export type IconName = keyof typeof things | keyof typeof signs | keyof typeof cities | keyof typeof ocean | keyof typeof fleet;
/** The icon that the engine names; a test sees to it that each is drawn. */
export const iconNamed = (name: string): IconName => (name in icons ? (name as IconName) : 'card');
export const icons: Record<IconName, Drawing> = { ...things, ...signs, ...cities, ...ocean, ...fleet };
