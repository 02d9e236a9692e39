import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { listOf, validate } from '../../../kernel/values/validate.js'
import { refuseToken } from '../../identity/index.js'
import { comesTo, kindNames, kindOf } from '../kinds.js'
import { messageTexts as texts } from '../texts.js'
import * as queries from './preference.queries.js'
import type { MessagePreference, MessagePreferenceInput } from './preference.view.js'

const schema = listOf(z.object({ kind: z.enum(kindNames), on: z.boolean() }), texts.kind, kindNames.length).superRefine(
  (preferences, context) => {
    const seen = new Set<string>()
    for (const [at, { kind, on }] of preferences.entries()) {
      const { always, title } = kindOf(kind)
      if (seen.has(kind)) context.addIssue({ code: 'custom', path: [at, 'kind'], message: texts.twice })
      if (always && !on) context.addIssue({ code: 'custom', path: [at, 'on'], message: texts.always(title) })
      seen.add(kind)
    }
  },
)

/** Kinds of messages that a person wants in all his companies; a change applies from the next message on. */
export class PreferenceService {
  constructor(private readonly database: Database) {}

  /** Kinds of messages that may come to the person by his present role type. */
  async list(actor: Actor): Promise<MessagePreference[]> {
    refuseToken(actor)
    const muted = await queries.findMuted(this.database.em.fork(), actor.userId)
    return kindNames
      .filter((kind) => comesTo(kind, actor.facts))
      .map((kind) => {
        const { title, when, always } = kindOf(kind)
        return { kind, title, when, on: !muted.includes(kind), allowedActions: always ? [] : ['change'] }
      })
  }

  /** Sets the given kinds and leaves the others. */
  async set(actor: Actor, given: MessagePreferenceInput[]): Promise<MessagePreference[]> {
    const preferences = validate(schema, given, 'preferences')
    const kindsThat = (wanted: boolean) => preferences.flatMap(({ kind, on }) => (on === wanted ? [kind] : []))
    await inTransaction(this.database, async (em) => {
      await queries.mute(em, actor.userId, kindsThat(false))
      await queries.unmute(em, actor.userId, kindsThat(true))
    })
    return this.list(actor)
  }
}
