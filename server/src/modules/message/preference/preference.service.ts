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

/** Which messages a person wants. It holds for him wherever he is, and from the next message on. */
export class PreferenceService {
  constructor(private readonly database: Database) {}

  /** Each kind that may come to him as what he signed in as. */
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

  /** Changes those that are given and leaves the rest. */
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
