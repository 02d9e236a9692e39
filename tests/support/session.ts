import { RoleType } from '@tufang/server/modules/identity/role-types'
import { hashToken, newToken, newUserHash } from '@tufang/server/modules/identity/secret'
import { insertSession } from '@tufang/server/modules/identity/session/session.queries'
import type { TestApp } from './app'
import type { Caller } from './caller'
import { HOUR } from './clock'

/**
 * Somebody of a company, or of none, with a session of his own, as signing in would have opened it. Tests that are about something
 * else need no SMS for that: there are thousands of them.
 */
export async function enter(
  app: TestApp,
  who: { userId: string; companyId: string | null; roleType?: RoleType; deviceId?: string },
): Promise<Caller> {
  const [token, userHash, now] = [newToken(), newUserHash(), app.clock.now()]
  const expiresAt = new Date(now.getTime() + 12 * HOUR)
  await insertSession(app.database.em.fork(), {
    roleType: RoleType.company,
    deviceId: null,
    ...who,
    userHash,
    secondFactorAt: null,
    userAgent: null,
    remoteAddr: null,
    now,
    accessHash: hashToken(token),
    accessExpiresAt: expiresAt,
    refreshHash: hashToken(newToken()),
    refreshExpiresAt: expiresAt,
  })
  return app.anonymous().with({ token, userHash })
}
