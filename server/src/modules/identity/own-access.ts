import type { RunCommand } from '../../kernel/command/command.js'
import { DomainError } from '../../kernel/errors.js'
import type { Database } from '../../kernel/sql/database.js'
import { inTransaction } from '../../kernel/sql/transaction.js'
import type { Clock } from '../../kernel/values/clock.js'
import type { IpPlaces } from '../../platform/geo/ip-place.js'
import { secretKey } from '../../platform/secret-key.js'
import { openProviders } from '../../platform/third-party/open-providers.js'
import type { Ground } from '../domain.js'
import { AccessTokenResolver } from './access-token/access-token.resolver.js'
import { AccessTokenService } from './access-token/access-token.service.js'
import type { CodeService } from './code/code.service.js'
import { OwnSessionResolver } from './device/own-session.resolver.js'
import { OwnSessionService } from './device/own-session.service.js'
import type { SignInLog } from './login-log/sign-in-log.js'
import { PasswordResolver } from './password/password.resolver.js'
import { PasswordService } from './password/password.service.js'
import { PhoneService } from './profile/phone.service.js'
import { ProfileResolver } from './profile/profile.resolver.js'
import { ProfileService } from './profile/profile.service.js'
import { SecondFactorResolver } from './second-factor/second-factor.resolver.js'
import { SecondFactorService } from './second-factor/second-factor.service.js'
import { LockResolver } from './session/lock.resolver.js'
import { LockService } from './session/lock.service.js'
import type { SessionService } from './session/session.service.js'
import type { TellFactorShown } from './telling.js'
import { AuthorizationService } from './third-party/authorization.service.js'
import { ThirdPartyResolver } from './third-party/third-party.resolver.js'
import { ThirdPartyService } from './third-party/third-party.service.js'
import { ThirdPartySignInService } from './third-party/third-party-sign-in.service.js'

/**
 * Runner of verbs about oneself. In a company it is the usual one. A captain belongs to no company: no log can keep his
 * verb and no key its answer, so these verbs may safely be repeated.
 */
export const createRunOwn =
  (run: RunCommand, database: Database, clock: Clock): RunCommand =>
  (actor, options, work) => {
    if (actor.facts.companyId !== null) return run(actor, options, work)
    if (actor.facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
    return inTransaction(database, (em) => work({ em, actor, now: clock.now() }))
  }

interface Needed {
  codes: CodeService
  sessions: SessionService
  ipPlaces: IpPlaces
  signInLog: SignInLog
  tellFactorShown: TellFactorShown
}

/**
 * Services of a person's own data: profile, password, second factor, phone, third-party accounts, devices, tokens, and
 * the lock of his screen.
 */
export function ownAccessServices(ground: Ground, { codes, sessions, ipPlaces, signInLog, tellFactorShown }: Needed) {
  const { config, database, clock, run, log } = ground
  const runOwn = createRunOwn(run, database, clock)
  const providers = openProviders(config.thirdParty)
  const authorizations = new AuthorizationService(database, clock, providers, config.publicUrl, log)
  const key = secretKey(config.secondFactorKey, { dataDir: config.dataDir, name: 'second-factor' })
  return {
    locks: new LockService(database, sessions, runOwn),
    ownSessions: new OwnSessionService(database, clock, runOwn, sessions, ipPlaces),
    accessTokens: new AccessTokenService(database, clock, run, sessions),
    passwords: new PasswordService(database, clock, run, sessions),
    profiles: new ProfileService(database, clock, runOwn, sessions, config.publicUrl),
    phones: new PhoneService(database, clock, runOwn, codes, sessions),
    secondFactors: new SecondFactorService(database, clock, run, sessions, key, tellFactorShown),
    thirdPartyAccounts: new ThirdPartyService(database, runOwn, authorizations),
    thirdPartySignIns: new ThirdPartySignInService(database, authorizations, sessions, signInLog),
  }
}

export const ownAccessResolvers = (own: ReturnType<typeof ownAccessServices>): object[] => [
  new LockResolver(own.locks),
  new OwnSessionResolver(own.ownSessions),
  new AccessTokenResolver(own.accessTokens),
  new PasswordResolver(own.passwords),
  new ProfileResolver(own.profiles, own.phones),
  new SecondFactorResolver(own.secondFactors),
  new ThirdPartyResolver(own.thirdPartyAccounts, own.thirdPartySignIns),
]
