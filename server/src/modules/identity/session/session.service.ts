import { Actor, type ActorFacts, type RequestFacts } from '../../../kernel/command/actor.js'
import { type Permission, platformPermissions } from '../../../kernel/command/permissions.js'
import { DomainError, type Refusal } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { beyondCompany, withinCompany } from '../../../kernel/sql/wall.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { isId } from '../../../kernel/values/id.js'
import type { Ground } from '../../domain.js'
import { ACCESS_TOKEN } from '../access-token/fields.js'
import { findAccessToken, type ShownToken } from '../access-token/shown-token.queries.js'
import { captainPermissions, driverPermissions, operatorPermissions } from '../captain.js'
import { type CompanyToken, readCompanyToken } from '../company-token.js'
import { deviceOf } from '../device/device.js'
import type { LastUses } from '../device/last-uses.js'
import { isRegisteredCaptain } from '../member/founding.queries.js'
import { RoleType } from '../role-types.js'
import { hashToken, newUserHash } from '../secret.js'
import type { TellNewDevice } from '../telling.js'
import * as queries from './session.queries.js'
import type { SessionCache } from './session-cache.js'
import { bundleOf, newTokens, type TokenBundle } from './tokens.js'

export interface Credentials {
  accessToken: string
  userHash: string | undefined
}

export type KeptSession = ActorFacts & { expiresAt: number }

/** Sessions and tokens: opaque, hashed, revocable at once; refresh tokens rotate (docs/behaviour/identity.md). */
export class SessionService {
  private readonly database: Database
  private readonly clock: Clock
  private readonly strictUserHash: boolean

  constructor(
    { database, clock, config }: Pick<Ground, 'database' | 'clock' | 'config'>,
    private readonly kept: SessionCache<KeptSession>,
    private readonly uses: LastUses,
    private readonly tellNewDevice: TellNewDevice,
  ) {
    this.database = database
    this.clock = clock
    this.strictUserHash = config.strictUserHash
  }

  private get em(): Em {
    return this.database.em.fork()
  }

  /**
   * Actor of a bearer token. UNAUTHENTICATED for an unknown, ended or expired token or a wrong user hash;
   * COMPANY_SUSPENDED while its company is suspended.
   */
  async authenticate({ accessToken, userHash }: Credentials, request: RequestFacts): Promise<Actor> {
    const now = this.clock.now()
    const token = readCompanyToken(ACCESS_TOKEN, accessToken)
    if (token) return this.authenticateToken(token, request, now)
    const hash = hashToken(accessToken)
    const found = () => beyondCompany(() => queries.findSession(this.em, hash, now))
    const session = await this.kept.get(hash, now, async () => keptOf(await found()))
    if (!session) {
      const suspension = await beyondCompany(() => queries.suspensionOfSession(this.em, hash, now))
      throw suspension ? suspended(suspension) : new DomainError('UNAUTHENTICATED')
    }
    if (userHash === undefined ? this.strictUserHash : userHash !== session.userHash)
      throw new DomainError('USER_HASH_MISMATCH')
    this.uses.note({ id: session.sessionId, tokenOf: null, address: request.address, at: now })
    return new Actor(session, request)
  }

  /** Access tokens of programs have no user hash. */
  private async authenticateToken({ companyId, hash }: CompanyToken, request: RequestFacts, now: Date): Promise<Actor> {
    const found = () => withinCompany(companyId, () => findAccessToken(this.em, companyId, hash, now))
    const read = async () => factsOf(await found())
    const session = await this.kept.get(hash, now, read)
    if (!session) throw new DomainError('UNAUTHENTICATED')
    this.uses.note({ id: session.sessionId, tokenOf: companyId, address: request.address, at: now })
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

  /** Opens a session in another company of the person with his role type; the old one ends. */
  async chooseCompany(actor: Actor, companyAuthId: string): Promise<TokenBundle> {
    const user = { id: actor.userId, name: actor.name }
    const { secondFactorAt, ...device } =
      (await queries.originOfSession(this.em, actor.facts.sessionId)) ?? unknownOrigin
    const bundle = await this.open(user, actor.facts.roleType, companyAuthId, device, secondFactorAt)
    await this.signOut(actor)
    return bundle
  }

  /** Ends the session at once, on every server; 0 for one that has ended meanwhile, else 1. */
  async signOut(actor: Actor): Promise<number> {
    const ended = await queries.revokeSession(this.em, actor.facts.sessionId, this.clock.now())
    this.forget()
    return ended
  }

  /** Drops cached sessions after a change. */
  forget(): void {
    this.kept.drop()
  }

  /** Companies of the person with his role type, the present one marked. */
  async companies(actor: Actor): Promise<(queries.CompanyEntry & { currentCompanyAuth: boolean })[]> {
    const entries = await queries.findCompanies(this.em, { userId: actor.userId }, actor.facts.roleType)
    return entries.map((entry) => ({ ...entry, currentCompanyAuth: entry.companyAuthId === actor.facts.companyId }))
  }

  /**
   * Opens a session, without a given company in the oldest membership of the role type. COMPANY_SUSPENDED, or
   * NOT_A_MEMBER without a membership; captains who registered themselves need none.
   */
  async open(
    user: { id: string; name: string },
    roleType: number,
    companyAuthId: string | undefined,
    device: queries.Device,
    secondFactorAt: queries.NewSession['secondFactorAt'] = null,
  ): Promise<TokenBundle> {
    const companies = await queries.findCompanies(this.em, { userId: user.id }, roleType)
    const chosen =
      companyAuthId === undefined ? companies[0] : companies.find((company) => company.companyAuthId === companyAuthId)
    const isCaptain = roleType === RoleType.CAPTAIN
    if (!chosen && isCaptain && companyAuthId === undefined && (await isRegisteredCaptain(this.em, user.id)))
      return this.openIn({ ...user, companyId: null, roleType, secondFactorAt }, device)
    if (!chosen || (companyAuthId !== undefined && !isId(companyAuthId))) {
      const member = { userId: user.id, roleType, companyId: companyAuthId }
      const suspension = await beyondCompany(() => queries.suspensionOfMember(this.em, member))
      throw suspension ? suspended(suspension) : new DomainError('NOT_A_MEMBER')
    }
    // A captain has rows in several companies, so that his session belongs to none.
    const companyId = isCaptain ? null : chosen.companyAuthId
    return this.openIn({ ...user, companyId, roleType, secondFactorAt }, device, (em, now) =>
      withinCompany(chosen.companyAuthId, async () => {
        // Locks the membership, so that a person is either disabled before he signs in, or signed in before his
        // sessions are ended.
        const membership = { userId: user.id, companyId: chosen.companyAuthId, roleType }
        const held = await queries.holdMembership(em, membership)
        if (!held) throw new DomainError('NOT_A_MEMBER')
        if (held.first) await queries.enterFirst(em, chosen.companyAuthId, held.id, now)
      }),
    )
  }

  /** New session of a person who is about to register his first company: it reaches no company's rows. */
  openFounding(user: { id: string; name: string }, device: queries.Device): Promise<TokenBundle> {
    return this.openIn({ ...user, companyId: null, roleType: RoleType.COMPANY, secondFactorAt: null }, device)
  }

  private async openIn(
    who: { id: string; name: string } & Pick<queries.NewSession, 'companyId' | 'roleType' | 'secondFactorAt'>,
    device: queries.Device,
    enter: (em: Em, now: Date) => Promise<void> = async () => undefined,
  ): Promise<TokenBundle> {
    const { companyId, roleType, secondFactorAt } = who
    const now = this.clock.now()
    const tokens = newTokens(now)
    const userHash = newUserHash()
    const session = { userId: who.id, companyId, roleType }
    await inTransaction(this.database, async (em) => {
      await enter(em, now)
      const isNew = await queries.isNewDevice(em, who.id, device)
      const sessionId = await queries.insertSession(em, {
        ...session,
        ...device,
        secondFactorAt,
        userHash,
        now,
        ...tokens.stored,
      })
      if (!isNew) return
      const { userAgent, remoteAddr } = device
      const event = { ...session, sessionId, device: deviceOf(userAgent), remoteAddr: remoteAddr ?? '', at: now }
      await this.tellNewDevice(em, event)
    })
    return bundleOf(tokens, who, companyId, userHash)
  }
}

const unknownOrigin = { deviceId: null, userAgent: null, remoteAddr: null, secondFactorAt: null }

const suspended = ({ company, reason }: queries.Suspension): DomainError =>
  new DomainError('COMPANY_SUSPENDED', { company, reason })

/** Reason why a session is closed for now; null where it is open. */
function closedBy({ lockHash, secondFactorDue }: queries.SessionRow): Refusal | null {
  if (lockHash !== null) return { code: 'SESSION_LOCKED' }
  if (secondFactorDue === 'CODE') return { code: 'SECOND_FACTOR_CODE_NEEDED' }
  return secondFactorDue === 'SETUP' ? { code: 'SECOND_FACTOR_NEEDED' } : null
}

/** Facts of an actor, shared between requests: treat them as read-only. */
function keptOf(row: queries.SessionRow | undefined): KeptSession | undefined {
  if (!row?.memberEnabled) return undefined
  const { companyId, companyName, captainScopes, siteScopes, lockHash } = row
  const company =
    companyId && companyName
      ? {
          id: companyId,
          name: companyName,
          payeeCheck: row.payeeCheck === true,
          authenticated: row.authenticated === true,
        }
      : null
  return {
    ...row,
    company,
    permissions: new Set(permissionsOf(row)),
    captainScopes: captainScopes ?? [],
    siteScopes: siteScopes ?? [],
    elsewhere: row.elsewhere ?? [],
    locked: lockHash !== null,
    closedBy: closedBy(row),
    readOnly: false,
  }
}

/** Permissions of an actor: fixed for captains, drivers, operators and the desk; those of their roles for others. */
function permissionsOf({ roleType, permissions }: queries.SessionRow): readonly (Permission | string)[] {
  if (roleType === RoleType.CAPTAIN) return captainPermissions
  if (roleType === RoleType.DRIVER) return driverPermissions
  if (roleType === RoleType.OPERATOR) return operatorPermissions
  return roleType === RoleType.PLATFORM ? platformPermissions() : (permissions ?? [])
}

/** Facts of an access token's actor: the permissions of the token that its owner still has. */
function factsOf(row: ShownToken | undefined): KeptSession | undefined {
  if (!row) return undefined
  const { companyId, companyName, payeeCheck, authenticated, permissions, held, ...person } = row
  const still = new Set(held)
  return {
    ...person,
    companyId,
    company: { id: companyId, name: companyName, payeeCheck, authenticated },
    permissions: new Set(permissions.filter((key) => still.has(key))),
    captainScopes: [],
    siteScopes: [],
    elsewhere: [],
    userHash: '',
    lockHash: null,
    locked: false,
    closedBy: null,
    readOnly: true,
  }
}
