/** Everything about people that is asked over HTTP. After `prepareApi`, below /api. */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { Limiter } from '../http/limits.ts'
import { registerAccounts } from './accounts.ts'
import { registerBlocks } from './blocking.ts'
import { registerBots } from './bots.ts'
import { registerExport } from './export.ts'
import { forgetRegularly } from './forgetting.ts'
import { registerProfiles } from './profile.ts'
import { registerReports } from './reports.ts'
import { registerSessions } from './sessions.ts'

export interface PeopleOptions {
  readonly limiter: Limiter
  /** Somebody is no longer here: their open contests are resigned. Called when they can do nothing any more. */
  onDelete(personId: string): Promise<void>
}

export function registerPeople(api: FastifyInstance, context: Context, options: PeopleOptions): void {
  registerAccounts(api, context, options)
  registerSessions(api, context)
  registerBots(api, context, options)
  registerBlocks(api, context)
  registerReports(api, context)
  registerProfiles(api, context)
  registerExport(api, context)
  forgetRegularly(api, context)
}
