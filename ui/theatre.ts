/** Where recorded games are watched. Whatever a game shows beside its board may know of one, and asks for it to be shown. */
import { createContext } from 'preact'

/** The text of a replay, or the name a game is kept under on this device. */
export type Recorded = { readonly text: string } | { readonly kept: string }

/** Leaves the page for the theatre, from which one comes back as from any page. Null where there is none. */
export const Theatre = createContext<((game: Recorded) => void) | null>(null)
