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
import * as queries from './access-token.queries.js'
import type { AccessTokenInput, AccessTokenView, NewAccessToken } from './access-token.view.js'
import { ACCESS_TOKEN, accessTokenTable as fields } from './fields.js'
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

/**
 * Tokens for programs that read a company's data: never more than the member may read himself at that moment, and never
 * for writing.
 */
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

  /** Permissions that a token may have: the person's permissions to read. */
  offered(actor: Actor): string[] {
    return allPermissions().filter((key) => READS.test(key) && actor.can(key))
  }

  /**
   * Creates a token. Only this answer contains it: no table, no log. A repeated call could not get it again, so there
   * is no idempotency key; two tokens of one name are refused instead.
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

  /** Revokes a token; its next request is refused. */
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

/** Refuses a token: it reads business data, but not the account, sessions and tokens of its owner. */
export function refuseToken({ facts }: Actor): void {
  if (facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
}

async function found(tx: Tx, id: string): Promise<AccessTokenView> {
  const row = await queries.findToken(tx, id)
  if (!row) throw new DomainError('NOT_FOUND', { what: texts.token })
  return viewOf(row)
}

const viewOf = (row: queries.TokenRow): AccessTokenView => ({ ...row, allowedActions: row.valid ? ['revoke'] : [] })
