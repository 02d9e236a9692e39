import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { requiredText, validate } from '../../../kernel/values/validate.js'
import type { Database, Em } from '../../../platform/database/database.js'
import { hashSecret, verifySecret } from '../secret.js'
import { identityTexts } from '../texts.js'
import * as queries from './lock.queries.js'
import type { SessionService } from './session.service.js'

const UNLOCK_TRIES = 5
const lockSchema = z.object({ password: requiredText(identityTexts.lockPassword, 50) })

/** The lock screen of a session (decisions §2): only a salted hash stays, for that session. */
export class LockService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
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
      await this.sessions.signOut(actor)
      throw new DomainError('UNAUTHENTICATED')
    }
    throw new DomainError('WRONG_UNLOCK_PASSWORD')
  }

  private async setLock(actor: Actor, lockHash: string | null): Promise<void> {
    await queries.setLock(this.em, actor.facts.sessionId, lockHash)
    this.sessions.forget()
  }
}
