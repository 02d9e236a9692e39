import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { optionalText, requiredText, validate } from '../../../kernel/values/validate.js'
import { hashPassword, verifyPassword } from '../password/hashing.js'
import { identityTexts } from '../texts.js'
import * as queries from './lock.queries.js'
import type { SessionService } from './session.service.js'
import type { SessionLock } from './session.types.js'

const UNLOCK_TRIES = 5
const MAX_PASSWORD = 50
const lockSchema = z.object({ password: requiredText(identityTexts.lockPassword, MAX_PASSWORD) })
/** Minutes without activity after which a screen may lock; 0 for never. */
const IDLE_MINUTES = [0, 5, 15, 30, 60] as const
const settingSchema = z.object({
  password: optionalText(identityTexts.lockPassword, MAX_PASSWORD),
  idleMinutes: z.literal(IDLE_MINUTES, { error: identityTexts.idleMinutes }),
})

export interface LockSettingGiven {
  password?: string | null
  idleMinutes: number
}

export interface LockSettingFound {
  hasPassword: boolean
  idleMinutes: number
}

/**
 * Lock screen of a session: its password is stored as a salted hash, for that session alone
 * (docs/behaviour/identity.md).
 */
export class LockService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly run: RunCommand,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /**
   * Locks the session: behind a given password, which only this session has, or else behind that of the person;
   * LOCK_PASSWORD_MISSING where he has none.
   */
  async lock(actor: Actor, password: string | null = null): Promise<SessionLock> {
    if (password !== null) validate(lockSchema, { password })
    const own = password === null ? (await queries.findLock(this.em, actor.userId))?.passwordHash : undefined
    const hash = password === null ? own : await hashPassword(password)
    if (!hash) throw new DomainError('LOCK_PASSWORD_MISSING')
    return this.setLock(actor, hash)
  }

  /** Settings of the person's lock screen. */
  async setting(actor: Actor): Promise<LockSettingFound> {
    return settingOf(await queries.findLock(this.em, actor.userId))
  }

  /**
   * Sets the lock password, if one is given, and the time after which the screen locks. Locking after a time needs a
   * password, or the screen could not be unlocked.
   */
  async update(actor: Actor, given: LockSettingGiven, idempotencyKey?: string | null): Promise<LockSettingFound> {
    const { password, idleMinutes } = validate(settingSchema, given, 'input')
    const hash = password === undefined ? undefined : await hashPassword(password)
    const input = { idleMinutes, password: hash !== undefined }
    const options = { name: 'lock.update', title: identityTexts.setLock, input, idempotencyKey }
    return this.run(actor, options, async ({ em }) => {
      const passwordHash = hash ?? (await queries.lockLockOf(em, actor.userId))?.passwordHash ?? null
      if (idleMinutes > 0 && passwordHash === null) throw new DomainError('LOCK_PASSWORD_MISSING')
      const lock = { passwordHash, idleMinutes: idleMinutes || null }
      await queries.writeLock(em, actor.userId, lock)
      return settingOf(lock)
    })
  }

  /** Unlocks the session; the fifth wrong password signs out. */
  async unlock(actor: Actor, password: string): Promise<SessionLock> {
    const { lockHash, sessionId } = actor.facts
    if (lockHash === null) return { locked: false }
    if (await verifyPassword(password, lockHash)) return this.setLock(actor, null)
    const failures = await queries.countUnlockFailure(this.em, sessionId)
    if (failures >= UNLOCK_TRIES) {
      await this.sessions.signOut(actor)
      throw new DomainError('UNAUTHENTICATED')
    }
    throw new DomainError('WRONG_UNLOCK_PASSWORD')
  }

  private async setLock(actor: Actor, lockHash: string | null): Promise<SessionLock> {
    await queries.setLock(this.em, actor.facts.sessionId, lockHash)
    this.sessions.forget()
    return { locked: lockHash !== null }
  }
}

const settingOf = (lock: queries.LockRow | undefined): LockSettingFound => ({
  hasPassword: lock?.passwordHash != null,
  idleMinutes: lock?.idleMinutes ?? 0,
})
