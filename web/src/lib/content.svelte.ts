// The cards and tiles of a game, asked for once.
import { api } from './api';
import { once } from './once';

export const content = once((game, name) => api.content(game, name));
