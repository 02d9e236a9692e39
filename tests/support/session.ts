import { RoleType } from '@tufang/server/modules/identity/role-types'
import { hashToken, newToken, newUserHash } from '@tufang/server/modules/identity/secret'
import { insertSession } from '@tufang/server/modules/identity/session/session.queries'
import type { TestApp } from './app'
import type { Caller } from './caller'
import { HOUR } from './clock'

/**
 * Session of a person of a company, or of none, as a sign-in would have opened it, but without an SMS: thousands of
 * tests need one.
 */
export async function enter(
  app: TestApp,
  who: { userId: string; companyId: string | null; roleType?: RoleType; deviceId?: string },
): Promise<Caller> {
  const [token, userHash, now] = [newToken(), newUserHash(), app.clock.now()]
  const expiresAt = new Date(now.getTime() + 12 * HOUR)
  await insertSession(app.database.em.fork(), {
    roleType: RoleType.COMPANY,
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
