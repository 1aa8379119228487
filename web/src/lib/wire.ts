// What goes over the wire, by the names of the server's models; wire.generated.ts is made from its OpenAPI description.
import type { components } from './wire.generated';

type Schemas = components['schemas'];
export type Table = Schemas['Table'];
export type SeatInfo = Schemas['SeatInfo'];
export type Option = Schemas['Option'];
export type Decision = Schemas['Decision'];
export type View = Schemas['View'];
export type GameEvent = Schemas['Event'];
export type ChatLine = Schemas['ChatLine'];
export type TableState = Schemas['TableState'];

/** A message of the catalogues and its arguments, as the server sends it. */
export interface Text {
  id: string;
  args: Record<string, Arg>;
}
export type Arg = number | string | boolean | { ref: string } | Text;
