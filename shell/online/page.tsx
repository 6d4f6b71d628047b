import type { OnlineRoute } from '../app/route.ts'
export function OnlinePage({ at }: { at: OnlineRoute }) { return <p>{at.room}</p> }
