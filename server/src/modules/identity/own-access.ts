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
import { createRunOwn } from './own-command.js'
import { PasswordResolver } from './password/password.resolver.js'
import { PasswordService } from './password/password.service.js'
import { PhoneService } from './profile/phone.service.js'
import { ProfileResolver } from './profile/profile.resolver.js'
import { ProfileService } from './profile/profile.service.js'
import type { TellFactorShown } from './second-factor/factor-shown.port.js'
import { SecondFactorResolver } from './second-factor/second-factor.resolver.js'
import { SecondFactorService } from './second-factor/second-factor.service.js'
import { LockResolver } from './session/lock.resolver.js'
import { LockService } from './session/lock.service.js'
import type { SessionService } from './session/session.service.js'
import { AuthorizationService } from './third-party/authorization.service.js'
import { ThirdPartyResolver } from './third-party/third-party.resolver.js'
import { ThirdPartyService } from './third-party/third-party.service.js'
import { ThirdPartySignInService } from './third-party/third-party-sign-in.service.js'

interface Needed {
  codes: CodeService
  sessions: SessionService
  ipPlaces: IpPlaces
  signInLog: SignInLog
  tellFactorShown: TellFactorShown
}

/** What a person has of his own: profile, password, second factor, phone, accounts elsewhere, devices, tokens, and the lock of his screen. */
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
