/** Where recorded games are watched. Whatever a game shows beside its board may have the text of a replay at hand, and asks for it to be shown. */
import { createContext } from 'preact'

/** Leaves the page for the theatre, from which one comes back as from any page. Null where there is none. */
export const Theatre = createContext<((replay: string) => void) | null>(null)
