import { SmsCode, SmsPhone } from './code/code.entity.js'
import { AppUser, Membership, Role } from './member/member.entity.js'
import { LoginLog, Session, SpentRefreshToken } from './session/session.entity.js'

/** The tables that this domain owns. */
export const identityEntities = [
  AppUser,
  Role,
  Membership,
  SmsPhone,
  SmsCode,
  Session,
  SpentRefreshToken,
  LoginLog,
] as const
