import { ofLimit, type Seen } from '../../kernel/sql/limit.js'
import { publish } from '../../kernel/sql/publish.js'
import { AccessToken } from './access-token/access-token.entity.js'
import { Captcha } from './captcha/captcha.entity.js'
import { SmsCode, SmsPhone, SmsTry } from './code/code.entity.js'
import { LoginLogCount, OperationLogCount } from './log/count.entity.js'
import { LogDeletion } from './log-deletion/log-deletion.entity.js'
import { SmsText } from './member/invitation.entity.js'
import { AppUser, Membership, MembershipRole } from './member/member.entity.js'
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

/** Columns that other domains may read here. */
export const publishedByIdentity = [publish(AppUser, '用户：姓名和头像', ['id', 'name', 'avatar'])] as const

/** Rows about the actions of the user himself, on any project. */
const didHimself: Seen = { where: 't.user_id = $user' }

/** Rows within a member's project limit, here and in the kernel's own tables of verbs. */
export const identitySeen: Record<string, Seen> = {
  role_project: ofLimit('project_id'),
  organ_project: ofLimit('project_id'),
  operation_log: didHimself,
  operation_log_count: didHimself,
  log_deletion: { where: `(t.kind <> 'OPERATION' or t.of_user_id = $user)` },
}
