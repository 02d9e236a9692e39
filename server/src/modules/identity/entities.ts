import { AccessToken } from './access-token/access-token.entity.js'
import { Captcha } from './captcha/captcha.entity.js'
import { SmsCode, SmsPhone, SmsTry } from './code/code.entity.js'
import { LogDeletion } from './log-deletion/log-deletion.entity.js'
import { LoginLogCount } from './login-log/count.entity.js'
import { SmsText } from './member/invitation.entity.js'
import { AppUser, Membership, MembershipRole } from './member/member.entity.js'
import { OperationLogCount } from './operation-log/count.entity.js'
import { Organ, OrganProject } from './organ/organ.entity.js'
import { PasswordLogin, PasswordTry } from './password-sign-in/try.entity.js'
import { Role, RoleProject } from './role/role.entity.js'
import { RecoveryCode, SecondFactor } from './second-factor/second-factor.entity.js'
import { LoginLog, Session, SpentRefreshToken } from './session/session.entity.js'
import { ThirdPartyAccount, ThirdPartyAuthorization } from './third-party/third-party.entity.js'

/** The tables that this domain owns. */
export const identityEntities = [
  AppUser,
  Role,
  RoleProject,
  Organ,
  OrganProject,
  Membership,
  MembershipRole,
  Captcha,
  SmsPhone,
  SmsCode,
  SmsTry,
  SmsText,
  PasswordTry,
  PasswordLogin,
  Session,
  SpentRefreshToken,
  LoginLog,
  LoginLogCount,
  OperationLogCount,
  LogDeletion,
  AccessToken,
  ThirdPartyAccount,
  ThirdPartyAuthorization,
  SecondFactor,
  RecoveryCode,
] as const
