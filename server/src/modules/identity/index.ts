import { documentedName } from '../documented-name.js'
import { defineDomain } from '../domain.js'
import { CodeService, SMS_CODE } from './code/code.service.js'
import { keptCodes, keptPhones } from './code/retention.queries.js'
import { identityErrors } from './errors.js'
import { MemberService } from './member/member.service.js'
import { identityPermissions } from './permissions.js'
import { publishedByIdentity } from './published.js'
import { LockService } from './session/lock.service.js'
import { keptSessions, keptSpentTokens } from './session/retention.queries.js'
import { SessionResolver } from './session/session.resolver.js'
import { type KeptSession, SessionService } from './session/session.service.js'
import { Company } from './session/session.types.js'
import { SessionCache } from './session/session-cache.js'
import { SignInService } from './session/sign-in.service.js'

export { captainIds, isCaptain } from './captain.js'
export { insertMembership, insertRoles, isMemberOf, lockPerson } from './member/founding.queries.js'
export { hasPart, inCompanies, isShared, type OwnCompany, ownCompanies, reach, reachShared } from './reach.sql.js'
export { RoleType } from './role-types.js'
export { hashToken, newToken } from './secret.js'

/** People, how they sign in, and what they may do. */
export const identity = defineDomain({
  name: 'identity',
  errors: identityErrors,
  permissions: identityPermissions,
  weights: { message: ['sendCode'] },
  published: publishedByIdentity,
  services({ ground: { config, database, clock, sms, outbox } }) {
    const codes = new CodeService(database, clock, sms, outbox)
    const keptSessions = new SessionCache<KeptSession>()
    const sessions = new SessionService(database, clock, config.strictUserHash, keptSessions)
    return {
      codes,
      keptSessions,
      sessions,
      signIns: new SignInService(database, clock, codes, sessions),
      locks: new LockService(database, sessions),
      members: new MemberService(database),
    }
  },
  topics: ({ codes }) => ({ [SMS_CODE]: { deliver: ({ id }, signal) => codes.handOver(String(id), signal) } }),
  resolvers: ({ sessions, signIns, locks, codes }) => [
    new SessionResolver(sessions, signIns, locks, codes),
    documentedName(Company, 'companyAuthName', '公司名称'),
  ],
  retention: () => [keptCodes, keptPhones, keptSessions, keptSpentTokens],
})
