import { Actor, type ActorFacts, type RequestFacts } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { isId } from '../../../kernel/values/id.js'
import type { Database, Em } from '../../../platform/database/database.js'
import { inTransaction } from '../../../platform/database/transaction.js'
import { captainPermissions } from '../captain-permissions.js'
import { RoleType } from '../role-types.js'
import { hashToken, newUserHash } from '../secret.js'
import * as queries from './session.queries.js'
import type { SessionCache } from './session-cache.js'
import { bundleOf, newTokens, type TokenBundle } from './tokens.js'

export interface Credentials {
  accessToken: string
  userHash: string | undefined
}

export type KeptSession = ActorFacts & { expiresAt: number }

/** Sessions and tokens (decisions §2): opaque, hashed, revocable at once; refresh tokens rotate. */
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly strictUserHash: boolean,
    private readonly kept: SessionCache<KeptSession>,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Who a bearer token speaks for. UNAUTHENTICATED when it is unknown, ended or expired; the user hash must fit. */
  async authenticate({ accessToken, userHash }: Credentials, request: RequestFacts): Promise<Actor> {
    const hash = hashToken(accessToken)
    const now = this.clock.now()
    const session = await this.kept.get(hash, now, async () => keptOf(await queries.findSession(this.em, hash, now)))
    if (!session) throw new DomainError('UNAUTHENTICATED')
    if (userHash === undefined ? this.strictUserHash : userHash !== session.userHash)
      throw new DomainError('USER_HASH_MISMATCH')
    return new Actor(session, request)
  }

  /** Exchanges a refresh token once; a token that was already exchanged ends the session it belongs to. */
  async refresh(refreshToken: string): Promise<TokenBundle> {
    const now = this.clock.now()
    const spent = hashToken(refreshToken)
    const bundle = await inTransaction(this.database, async (em) => {
      const session = await queries.lockByRefreshToken(em, spent, now)
      if (!session) {
        await queries.revokeBySpentToken(em, spent, now)
        return undefined
      }
      const tokens = newTokens(this.clock.now())
      await queries.rotateTokens(em, session.sessionId, spent, tokens.stored)
      return bundleOf(tokens, { id: session.userId, name: session.userName }, session.companyId, session.userHash)
    })
    this.forget()
    if (!bundle) throw new DomainError('REFRESH_TOKEN_INVALID')
    return bundle
  }

  /** A new session in another company of the same person and role; the old one ends. */
  async chooseCompany(actor: Actor, companyAuthId: string): Promise<TokenBundle> {
    const user = { id: actor.userId, name: actor.name }
    const bundle = await this.open(user, actor.facts.roleType, companyAuthId)
    await this.signOut(actor)
    return bundle
  }

  /** Ends the session at once, on every server. */
  async signOut(actor: Actor): Promise<boolean> {
    await queries.revokeSession(this.em, actor.facts.sessionId, this.clock.now())
    this.forget()
    return true
  }

  /** Something about sessions has changed: what is kept of them is read anew. */
  forget(): void {
    this.kept.drop()
  }

  /** The companies that the person may work for in his role, the present one marked. */
  async companies(actor: Actor): Promise<(queries.CompanyEntry & { currentCompanyAuth: boolean })[]> {
    const entries = await queries.findCompanies(this.em, { userId: actor.userId }, actor.facts.roleType)
    return entries.map((entry) => ({ ...entry, currentCompanyAuth: entry.companyAuthId === actor.facts.companyId }))
  }

  /** A new session; without a company in the oldest membership of the role. NOT_A_MEMBER where there is none. */
  async open(
    user: { id: string; name: string },
    roleType: number,
    companyAuthId: string | undefined,
  ): Promise<TokenBundle> {
    const companies = await queries.findCompanies(this.em, { userId: user.id }, roleType)
    const chosen =
      companyAuthId === undefined ? companies[0] : companies.find((company) => company.companyAuthId === companyAuthId)
    if (!chosen || (companyAuthId !== undefined && !isId(companyAuthId))) throw new DomainError('NOT_A_MEMBER')
    // A captain's own rows lie in several companies: his session belongs to none of them.
    const companyId = roleType === RoleType.captain ? null : chosen.companyAuthId
    const tokens = newTokens(this.clock.now())
    const userHash = newUserHash()
    const now = this.clock.now()
    await queries.insertSession(this.em, { userId: user.id, companyId, roleType, userHash, now, ...tokens.stored })
    return bundleOf(tokens, user, companyId, userHash)
  }
}

/** The facts of an actor, of which many requests may hold the same: nobody writes into them. */
function keptOf(row: queries.SessionRow | undefined): KeptSession | undefined {
  if (!row?.memberEnabled) return undefined
  const { companyId, companyName, captainScopes, lockHash } = row
  const permissions = row.roleType === RoleType.captain ? captainPermissions : (row.permissions ?? [])
  const company =
    companyId && companyName ? { id: companyId, name: companyName, payeeCheck: row.payeeCheck === true } : null
  return {
    ...row,
    company,
    permissions: new Set(permissions),
    captainScopes: captainScopes ?? [],
    locked: lockHash !== null,
  }
}
