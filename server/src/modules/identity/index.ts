import { HttpIpPlaces } from '../../platform/geo/http-ip-places.js'
import { localIpPlaces } from '../../platform/geo/ip-place.js'
import { documentedName } from '../documented-name.js'
import { defineDomain } from '../domain.js'
import { edgesOf } from '../edge.js'
import { keptCaptchas } from './captcha/captcha.queries.js'
import { CaptchaResolver } from './captcha/captcha.resolver.js'
import { CaptchaService } from './captcha/captcha.service.js'
import { CodeService, SMS_CODE } from './code/code.service.js'
import { keptCodes, keptPhones, keptTries } from './code/retention.queries.js'
import { LastUses } from './device/last-uses.js'
import { companyEdge } from './edges.js'
import { publishedByIdentity } from './entities.js'
import { keptLogins, keptOperations } from './log/retention.queries.js'
import { LOGIN_PLACE, SignInLog } from './login-log/sign-in-log.js'
import { logResolvers, logServices, logSheets, logSums } from './logs.js'
import { keptTexts } from './member/invitation.queries.js'
import { SMS_INVITATION } from './member/invitation.service.js'
import { ownAccessResolvers, ownAccessServices } from './own-access.js'
import { PasswordSignInResolver } from './password-sign-in/password-sign-in.resolver.js'
import { PasswordSignInService } from './password-sign-in/password-sign-in.service.js'
import { keptPasswordLogins, keptPasswordTries } from './password-sign-in/retention.queries.js'
import { PasswordTries } from './password-sign-in/tries.js'
import { peopleLoaders, peopleResolvers, peopleServices, peopleSheets } from './people.js'
import { identityPermissions } from './permissions.js'
import { keptSessions, keptSpentTokens } from './session/retention.queries.js'
import { SessionResolver } from './session/session.resolver.js'
import { type KeptSession, SessionService } from './session/session.service.js'
import { Company, CompanyEntry } from './session/session.types.js'
import { SessionCache } from './session/session-cache.js'
import { SignInService } from './session/sign-in.service.js'
import { factorShown, newDevices, type TellFactorShown, type Telling, type TellNewDevice, telling } from './telling.js'
import { identityErrors } from './texts.js'
import { keptAuthorizations, keptUnboundAccounts } from './third-party/retention.queries.js'

export { refuseToken } from './access-token/access-token.service.js'
export { captainIds, isCaptain, isDriver, isOperator, isOutdoors } from './captain.js'
export type { GivenCaptcha } from './captcha/captcha.service.js'
export { CaptchaGiven } from './captcha/captcha.view.js'
export { type Asker, askerOf } from './code/asker.js'
export type { CodeService } from './code/code.service.js'
export { type CompanyToken, newCompanyToken, readCompanyToken, tailOf } from './company-token.js'
export { companyEdge, userEdge } from './edges.js'
export { CodePurpose } from './enums.js'
export {
  admitCaptains,
  admitDrivers,
  admitOperators,
  dismissCaptains,
  dismissDrivers,
  dismissOperators,
  operatorByPhone,
} from './member/admitted.queries.js'
export { deskPeople, headcounts, setDeskPerson } from './member/desk.queries.js'
export {
  insertMembership,
  insertStandardRoles,
  isMemberOf,
  lockPerson,
  nameNewcomer,
} from './member/founding.queries.js'
export { PAID, type Toll } from './member/invitation.service.js'
export { findRecipients, othersWith, type ToTell } from './member/told.queries.js'
export { organsOf, rolesOf, staffByPhones } from './member/user.queries.js'
export { type Invitation, inviteSchema } from './member/user.schema.js'
export { countedAs, networkOf } from './network.js'
export { organsOfProjects, rolesOfProjects } from './organ/project-uses.queries.js'
export { createRunOwn } from './own-access.js'
export {
  assertUnlimited,
  companiesOfSites,
  hasPart,
  inCompanies,
  isLimited,
  isShared,
  type OwnCompany,
  ownCompanies,
  reach,
  reachAnywhere,
  reachShared,
  reachSites,
  type SiteScope,
} from './reach.sql.js'
export {
  type Administrator,
  colleaguesOf,
  findAdministrators,
  isPhoneTaken,
  lockAdministrators,
  workplacesOf,
} from './rescue/administrators.queries.js'
export { lateActor } from './rescue/late-actor.js'
export { type Renewal, renewAccess } from './rescue/renewal.queries.js'
export { RoleView } from './role/role.view.js'
export { standardRoles } from './role/standard-roles.js'
export { lockStanding } from './role/standing.js'
export { RoleType, staffRoles } from './role-types.js'
export { hashToken, newToken } from './secret.js'
export { Viewer } from './session/session.types.js'
export {
  type FactorShown,
  type FactorShownListener,
  factorShown,
  type Happening,
  type NewDevice,
  type NewDeviceListener,
  newDevices,
  type Telling,
  telling,
} from './telling.js'

/** People, their ways of signing in, and their permissions. */
export const identity = defineDomain({
  name: 'identity',
  errors: identityErrors,
  permissions: identityPermissions,
  weights: {
    message: ['sendCode', 'inviteUser', 'resendInvitation'],
    hash: [
      'signInByPassword',
      'checkPassword',
      'changePassword',
      'resetPassword',
      'lockSession',
      'unlockSession',
      'updateLockSetting',
    ],
  },
  published: publishedByIdentity,
  services(world) {
    const { ground } = world
    const { config, database, clock, sms, outbox, log } = ground
    const captchas = new CaptchaService(database, clock)
    const codes = new CodeService(database, clock, sms, outbox, config.demo ? undefined : captchas)
    const keptSessions = new SessionCache<KeptSession>()
    const ipPlaces = config.ipPlaces ? new HttpIpPlaces(config.ipPlaces) : localIpPlaces
    const signInLog = new SignInLog(database, clock, outbox, ipPlaces)
    const lastUses = new LastUses(database, (error) => log?.warn({ err: error }, 'last uses are not written'))
    const tellNewDevice: TellNewDevice = async (em, event) => {
      for (const listener of world.filled(newDevices)) await listener(world, em, event)
    }
    const tellFactorShown: TellFactorShown = async (em, event) => {
      for (const listener of world.filled(factorShown)) await listener(world, em, event)
    }
    const tellInvited: Telling['invited'] = async (happening, news) => {
      for (const { invited } of world.filled(telling)) await invited(happening, news)
    }
    const sessions = new SessionService(ground, keptSessions, lastUses, tellNewDevice)
    return {
      captchas,
      codes,
      keptSessions,
      lastUses,
      sessions,
      ipPlaces,
      signInLog,
      signIns: new SignInService(database, clock, codes, sessions, signInLog),
      passwordSignIns: new PasswordSignInService(
        database,
        clock,
        new PasswordTries(database, clock, captchas),
        sessions,
        signInLog,
      ),
      ...ownAccessServices(ground, { codes, sessions, ipPlaces, signInLog, tellFactorShown }),
      ...peopleServices(ground, { codes, sessions, captchas, tellInvited }),
      ...logServices(ground),
    }
  },
  topics: ({ codes, signInLog, invitations }) => ({
    [SMS_CODE]: { deliver: ({ id }, signal) => codes.handOver(String(id), signal) },
    [SMS_INVITATION]: {
      deliver: ({ id }, signal) => invitations.handOver(String(id), signal),
      givenUp: (em, payload, code) => invitations.giveUp(em, payload, code),
    },
    [LOGIN_PLACE]: {
      deliver: ({ id, address }, signal) => signInLog.locate({ id: String(id), address: String(address) }, signal),
      attempts: 5,
    },
  }),
  loaders: peopleLoaders,
  resolvers: ({ sessions, signIns, passwordSignIns, locks, captchas, codes, invited, ...others }) => [
    new CaptchaResolver(captchas),
    new SessionResolver(sessions, signIns, locks, codes, invited),
    new PasswordSignInResolver(passwordSignIns),
    ...ownAccessResolvers({ locks, ...others }),
    ...peopleResolvers({ invited, ...others }),
    ...logResolvers(others),
    ...edgesOf(CompanyEntry, companyEdge),
    documentedName(Company, 'companyAuthName', '公司名称'),
  ],
  sheets: { ...logSheets, ...peopleSheets },
  sums: logSums,
  retention: () => [
    keptCaptchas,
    keptCodes,
    keptTries,
    keptPhones,
    keptTexts,
    keptPasswordTries,
    keptPasswordLogins,
    keptSessions,
    keptSpentTokens,
    keptAuthorizations,
    keptUnboundAccounts,
    keptLogins,
    keptOperations,
  ],
})
