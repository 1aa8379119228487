// Whether the page is laid out for a phone: below each other, the people as chips, the own hand in a sheet at the bottom.
// The same condition is in the styles of Frame, Drawer and Prompt.
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 899px), (max-height: 599px)');
