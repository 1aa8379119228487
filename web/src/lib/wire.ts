// What goes over the wire, by the names of the server's models; wire.generated.ts is made from its OpenAPI description.
import type { components } from './wire.generated';

type Schemas = components['schemas'];
export type Table = Schemas['Table'];
export type SeatInfo = Schemas['SeatInfo'];
export type Option = Schemas['Option'];
export type Place = Schemas['Place'];
export type Range = Schemas['Range'];
export type Decision = Schemas['Decision'];
export type Series = Schemas['Series'];
export type View = Schemas['View'];
export type Source = Schemas['Source'];
export type Worth = Schemas['Worth'];
export type GameEvent = Schemas['Event'];
export type ChatLine = Schemas['ChatLine'];
export type TableState = Schemas['TableState'];
export type TableStep = Schemas['TableStep'];
export type TableSteps = Schemas['TableSteps'];
export type Note = Schemas['Note'];
export type Wish = Schemas['Wish'];
export type Hint = Schemas['Hint'];
export type Lesson = Schemas['Lesson'];
export type Example = Schemas['Example'];
export type LessonStep = Schemas['LessonStep'];
export type LessonAnswer = Schemas['LessonAnswer'];
export type Why = Schemas['Why'];
export type AskedWhy = Schemas['AskedWhy'];
export type GameInfo = Schemas['GameInfo'];
export type Content = Schemas['Content'];
export type Created = Schemas['Created'];
export type NewTable = Schemas['NewTable'];
export type SeatPlan = Schemas['SeatPlan'];
export type Replay = Schemas['Replay'];
export type ReplayStep = Schemas['ReplayStep'];
export type Pace = Table['pace'];
export type Colour = SeatInfo['colour'];

/** A message of the catalogues and its arguments (numbers, strings, `{ref}`, or texts again), as the server sends it. */
export type Text = Schemas['Text'];
