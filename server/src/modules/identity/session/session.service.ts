import { z } from 'zod'
import { Actor, type ActorFacts, type RequestFacts, ROLE_CAPTAIN } from '../../../kernel/actor.js'
import type { Clock } from '../../../kernel/clock.js'
import { DomainError } from '../../../kernel/errors.js'
import { isId } from '../../../kernel/id.js'
import { captainPermissions } from '../../../kernel/permissions.js'
import { requiredText, validate } from '../../../kernel/validate.js'
import type { Database, Em } from '../../../platform/database/database.js'
import { inTransaction } from '../../../platform/database/transaction.js'
import { type CodeService, mobileText, roleTypeNumber } from '../code/code.service.js'
import { hashSecret, hashToken, newToken, newUserHash, verifySecret } from '../secret.js'
import { identityTexts } from '../texts.js'
import * as queries from './session.queries.js'
import type { SessionCache } from './session-cache.js'

const ACCESS_MS = 12 * 3600_000
const REFRESH_MS = 30 * 24 * 3600_000
const UNLOCK_TRIES = 5
const PASSWORD_FAILURES = 10

export interface TokenBundle {
  accessToken: string
  tokenType: string
  refreshToken: string
  expiresIn: number
  scope: string
  userId: string
  username: string
  organId: string | null
  companyAuthId: string | null
  userHash: string
}

export interface Credentials {
  accessToken: string
  userHash: string | undefined
}

const loginCodeText = requiredText(identityTexts.loginCode, 64)
const signInSchema = z.object({
  phone: mobileText,
  code: loginCodeText,
  roleType: roleTypeNumber,
  companyAuthId: z.string().max(36).nullish(),
})
const companiesSchema = z.object({ mobile: mobileText, code: loginCodeText, roleType: roleTypeNumber })
const lockSchema = z.object({ password: requiredText(identityTexts.lockPassword, 50) })

export type KeptSession = ActorFacts & { expiresAt: number }
type Listener = (entry: queries.LoginLogEntry) => Promise<void>

/** Sessions and tokens (decisions §2): opaque, hashed, revocable at once; refresh tokens rotate. */
export class SessionService {
  private readonly log: Listener

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly codes: CodeService,
    private readonly strictUserHash: boolean,
    private readonly kept: SessionCache<KeptSession>,
  ) {
    this.log = (entry) => queries.insertLoginLog(this.em, entry)
  }

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

  /** The companies of a phone, for whoever holds its login code; an unknown phone has none. */
  async companiesOfPhone(input: { mobile: string; code: string; roleType: number }): Promise<queries.CompanyEntry[]> {
    const { mobile, code, roleType } = validate(companiesSchema, input)
    if (!(await this.codes.isLoginCode(mobile, code))) throw new DomainError('WRONG_CODE')
    return queries.findCompanies(this.em, { mobile }, roleType)
  }

  /** Signs in by SMS code or login code. Without a company the oldest membership of the role is taken. */
  async signIn(
    input: { phone: string; code: string; roleType: number; companyAuthId?: string | null },
    request: RequestFacts,
  ): Promise<TokenBundle> {
    const { phone, code, roleType, companyAuthId } = validate(signInSchema, input)
    return this.logged(phone, { phone, roleType, companyAuthId: companyAuthId ?? null }, request, async () => {
      await this.codes.spend(phone, code)
      const user = await queries.findUser(this.em, phone)
      if (!user) throw new DomainError('NO_SUCH_ACCOUNT')
      return this.open(user, roleType, companyAuthId ?? undefined)
    })
  }

  /** The password grant of /oauth/token; 426 when it does not fit, and a pause after ten failures in 15 minutes. */
  async signInByPassword(
    input: { username: string; password: string; roleType: number; companyAuthId?: string | null },
    request: RequestFacts,
  ): Promise<TokenBundle> {
    const { username, password, roleType, companyAuthId } = input
    return this.logged(username, { username, roleType }, request, async () => {
      if ((await queries.recentPasswordFailures(this.em, username, this.clock.now())) >= PASSWORD_FAILURES) {
        throw new DomainError('TOO_OFTEN', { seconds: 900 }, [], 900)
      }
      const user = await queries.findUser(this.em, username)
      if (!user?.passwordHash || !(await verifySecret(password, user.passwordHash)))
        throw new DomainError('WRONG_PASSWORD')
      return this.open(user, roleType, companyAuthId ?? undefined)
    })
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
      const tokens = this.newTokens()
      await queries.rotateTokens(em, session.sessionId, spent, tokens.stored)
      return bundleOf(tokens, { id: session.userId, name: session.userName }, session.companyId, session.userHash)
    })
    this.kept.drop()
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
    this.kept.drop()
    return true
  }

  /** The companies that the person may work for in his role, the present one marked. */
  async companies(actor: Actor): Promise<(queries.CompanyEntry & { currentCompanyAuth: boolean })[]> {
    const entries = await queries.findCompanies(this.em, { userId: actor.userId }, actor.facts.roleType)
    return entries.map((entry) => ({ ...entry, currentCompanyAuth: entry.companyAuthId === actor.facts.companyId }))
  }

  /** Locks the session behind a password that only this session knows. */
  async lock(actor: Actor, password: string): Promise<boolean> {
    validate(lockSchema, { password })
    await this.setLock(actor, await hashSecret(password))
    return true
  }

  /** Opens the lock; the fifth wrong password signs out. */
  async unlock(actor: Actor, password: string): Promise<boolean> {
    const { lockHash, sessionId } = actor.facts
    if (lockHash === null) return true
    if (await verifySecret(password, lockHash)) {
      await this.setLock(actor, null)
      return true
    }
    const failures = await queries.countUnlockFailure(this.em, sessionId)
    if (failures >= UNLOCK_TRIES) {
      await this.signOut(actor)
      throw new DomainError('UNAUTHENTICATED')
    }
    throw new DomainError('WRONG_UNLOCK_PASSWORD')
  }

  private async setLock(actor: Actor, lockHash: string | null): Promise<void> {
    await queries.setLock(this.em, actor.facts.sessionId, lockHash)
    this.kept.drop()
  }

  private async open(
    user: { id: string; name: string },
    roleType: number,
    companyAuthId: string | undefined,
  ): Promise<TokenBundle> {
    const companies = await queries.findCompanies(this.em, { userId: user.id }, roleType)
    const chosen =
      companyAuthId === undefined ? companies[0] : companies.find((company) => company.companyAuthId === companyAuthId)
    if (!chosen || (companyAuthId !== undefined && !isId(companyAuthId))) throw new DomainError('NOT_A_MEMBER')
    // A captain's own rows lie in several companies: his session belongs to none of them.
    const companyId = roleType === ROLE_CAPTAIN ? null : chosen.companyAuthId
    const tokens = this.newTokens()
    const userHash = newUserHash()
    const now = this.clock.now()
    await queries.insertSession(this.em, { userId: user.id, companyId, roleType, userHash, now, ...tokens.stored })
    return bundleOf(tokens, user, companyId, userHash)
  }

  private newTokens() {
    const now = this.clock.now().getTime()
    const access = newToken()
    const refresh = newToken()
    const stored = {
      accessHash: hashToken(access),
      accessExpiresAt: new Date(now + ACCESS_MS),
      refreshHash: hashToken(refresh),
      refreshExpiresAt: new Date(now + REFRESH_MS),
    }
    return { access, refresh, stored }
  }

  private async logged(
    createBy: string,
    params: Record<string, string | number | null>,
    request: RequestFacts,
    attempt: () => Promise<TokenBundle>,
  ): Promise<TokenBundle> {
    const entry = { createBy, params, address: request.address, userAgent: request.userAgent, requestUri: request.uri }
    try {
      const bundle = await attempt()
      await this.log({ ...entry, userId: bundle.userId, companyId: bundle.companyAuthId, exception: null })
      return bundle
    } catch (error) {
      const exception = error instanceof DomainError ? `${error.code}: ${error.message}` : 'INTERNAL'
      await this.log({ ...entry, userId: null, companyId: null, exception })
      throw error
    }
  }
}

/** The facts of an actor, of which many requests may hold the same: nobody writes into them. */
function keptOf(row: queries.SessionRow | undefined): KeptSession | undefined {
  if (!row?.memberEnabled) return undefined
  const { companyId, companyName, captainScopes, lockHash } = row
  const permissions = row.roleType === ROLE_CAPTAIN ? captainPermissions : (row.permissions ?? [])
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

function bundleOf(
  tokens: { access: string; refresh: string },
  user: { id: string; name: string },
  companyId: string | null,
  userHash: string,
): TokenBundle {
  return {
    accessToken: tokens.access,
    tokenType: 'bearer',
    refreshToken: tokens.refresh,
    expiresIn: ACCESS_MS / 1000,
    scope: 'server',
    userId: user.id,
    username: user.name,
    organId: companyId,
    companyAuthId: companyId,
    userHash,
  }
}
