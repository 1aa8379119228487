import { things, type Drawing } from './shapes';
import { signs } from './signs';

export type IconName = keyof typeof things | keyof typeof signs;
export const icons: Record<IconName, Drawing> = { ...things, ...signs };
