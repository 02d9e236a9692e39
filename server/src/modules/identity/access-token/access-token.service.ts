import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { allPermissions } from '../../../kernel/command/permissions.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import { newCompanyToken, tailOf } from '../company-token.js'
import { hashToken } from '../secret.js'
import type { SessionService } from '../session/session.service.js'
import { ACCESS_TOKEN } from './access-token.js'
import * as queries from './access-token.queries.js'
import type { AccessTokenInput, AccessTokenView, NewAccessToken } from './access-token.view.js'
import { accessTokenTable as fields } from './fields.js'
import { accessTokenTexts as texts } from './texts.js'

const MAX_TOKENS = 20
const DAY_MS = 86_400_000
const READS = /:get$/
const MAX_KEYS = 200
const inputSchema = z.object({
  name: requiredTextOf(fields.name),
  permissions: listOf(z.string().max(100), texts.permissions, MAX_KEYS),
  days: z.int({ error: texts.days }).min(1, { error: texts.days }).max(365, { error: texts.days }),
})

/** Tokens with which programs read what a member of a company may read: never more than he himself may at that moment, and nothing is written. */
export class AccessTokenService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly run: RunCommand,
    private readonly sessions: SessionService,
  ) {}

  /** The person's own in this company, the newest first. */
  async list(actor: Actor): Promise<AccessTokenView[]> {
    refuseToken(actor)
    if (actor.facts.companyId === null) return []
    const found = await queries.tokensOf(this.database.em.fork(), actor, this.clock.now())
    return found.map(viewOf)
  }

  /** What a token may be made for: the reading permissions that the person has. */
  offered(actor: Actor): string[] {
    return allPermissions().filter((key) => READS.test(key) && actor.can(key))
  }

  /**
   * The token itself is in this answer and nowhere else: not in the table, not in the logs. It has no idempotency key, under which it would be
   * kept; two tokens of one name are refused instead.
   */
  async create(actor: Actor, given: AccessTokenInput): Promise<NewAccessToken> {
    const { companyId } = actor
    const { name, days, ...chosen } = validate(inputSchema, given, 'input')
    const offered = this.offered(actor)
    const permissions = [...new Set(chosen.permissions)].sort()
    if (!permissions.every((key) => offered.some((own) => own === key))) {
      throw invalidInput([{ field: 'input.permissions', message: texts.notHeld }])
    }
    const input = { name, permissions, days }
    const token = newCompanyToken(ACCESS_TOKEN, companyId)
    const kept = { name, permissions, hash: hashToken(token), tail: tailOf(token) }
    const options = { name: 'accessToken.create', title: texts.create, input }
    const accessToken = await this.run(actor, options, async (tx) => {
      const live = await queries.lockLiveTokens(tx)
      if (live.length >= MAX_TOKENS) throw new DomainError('ROWS_REFUSED', { message: texts.tooMany(MAX_TOKENS) })
      if (live.some((other) => other.name === name)) {
        throw invalidInput([{ field: 'input.name', message: texts.nameTaken }])
      }
      const expiresAt = new Date(tx.now.getTime() + days * DAY_MS)
      return found(tx, await queries.insertToken(tx, { ...kept, expiresAt }))
    })
    return { accessToken, token }
  }

  /** From the next request on the token is worth nothing. */
  async revoke(actor: Actor, id: string, idempotencyKey?: string | null): Promise<AccessTokenView> {
    validate(idText(texts.token), id, 'id')
    const options = { name: 'accessToken.revoke', title: texts.revoke, input: { id }, idempotencyKey }
    const revoked = await this.run(actor, options, async (tx) => {
      if (!(await queries.revokeToken(tx, id))) throw new DomainError('NOT_FOUND', { what: texts.token })
      return found(tx, id)
    })
    this.sessions.forget()
    return revoked
  }
}

/** A token shows business; who its owner is, where he is signed in and what other tokens he has is his alone. */
export function refuseToken({ facts }: Actor): void {
  if (facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
}

async function found(tx: Tx, id: string): Promise<AccessTokenView> {
  const row = await queries.findToken(tx, id)
  if (!row) throw new DomainError('NOT_FOUND', { what: texts.token })
  return viewOf(row)
}

const viewOf = (row: queries.TokenRow): AccessTokenView => ({ ...row, allowedActions: row.valid ? ['revoke'] : [] })
