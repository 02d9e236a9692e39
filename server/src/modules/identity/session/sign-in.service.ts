import { z } from 'zod'
import type { Actor, RequestFacts } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { requiredText, validate } from '../../../kernel/values/validate.js'
import { askerOf, deviceText } from '../code/asker.js'
import { type CodeService, mobileText, roleTypeNumber } from '../code/code.service.js'
import { CodePurpose } from '../enums.js'
import type { SignInLog } from '../login-log/sign-in-log.js'
import { lockPerson, nameNewcomer, newcomerName, registerAsCaptain } from '../member/founding.queries.js'
import { isPasswordLogin } from '../password-sign-in/login-code.js'
import { profileTable } from '../profile/fields.js'
import { RoleType, staffRoles } from '../role-types.js'
import { hashToken } from '../secret.js'
import { identityTexts } from '../texts.js'
import * as queries from './session.queries.js'
import type { SessionService } from './session.service.js'
import type { TokenBundle } from './tokens.js'

const MAX_ID = 36

const SIGNING_IN = [CodePurpose.SIGN_IN] as const
/** Purposes of codes with which a person signs in to register a company, or himself as a captain. */
const FOUNDING = [CodePurpose.SIGN_IN, CodePurpose.REGISTRATION] as const

const loginCodeText = requiredText(identityTexts.loginCode, 64)
const signInSchema = z.object({
  phone: mobileText,
  code: loginCodeText,
  roleType: roleTypeNumber,
  companyAuthId: z.string().max(MAX_ID).nullish(),
  deviceId: deviceText,
})
const foundingSchema = signInSchema.pick({ phone: true, code: true, deviceId: true })
const captainSchema = z.object({
  mobile: mobileText,
  code: loginCodeText,
  name: requiredTextOf(profileTable.name),
  deviceId: deviceText,
})
const companiesSchema = z.object({ mobile: mobileText, code: loginCodeText, roleType: roleTypeNumber })

/** Sign-in; the login log has every attempt (docs/behaviour/identity.md). */
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly codes: CodeService,
    private readonly sessions: SessionService,
    private readonly log: SignInLog,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Companies of a phone, for the holder of its login code; an unknown phone has none. */
  async companiesOfPhone(input: { mobile: string; code: string; roleType: number }): Promise<queries.CompanyEntry[]> {
    const { mobile, code, roleType } = validate(companiesSchema, input)
    if (!(await this.codes.isLoginCode(mobile, code, SIGNING_IN))) throw new DomainError('WRONG_CODE')
    return queries.findCompanies(this.em, { mobile }, roleType)
  }

  /**
   * Signs in with an SMS code, or with a login code from an SMS code or a password. Without a company the oldest
   * membership of the role type is taken.
   */
  async signIn(
    input: { phone: string; code: string; roleType: number; companyAuthId?: string | null; deviceId?: string | null },
    request: RequestFacts,
  ): Promise<TokenBundle> {
    const { phone, code, roleType, companyAuthId, deviceId } = validate(signInSchema, input)
    const asked = { roleType, companyAuthId: companyAuthId ?? null }
    const by = isPasswordLogin(code) ? 'password' : 'code'
    const tried = { by, mobile: phone, ...asked, params: { phone, ...asked } } as const
    return this.log.of(tried, request, async () => {
      await this.codes.spend({ mobile: phone, code }, SIGNING_IN, askerOf(request.address, deviceId))
      const user = await queries.findUser(this.em, phone)
      if (!user) throw new DomainError('NO_SUCH_ACCOUNT')
      return this.sessions.open(user, roleType, companyAuthId ?? undefined, deviceIn(request, deviceId))
    })
  }

  /**
   * Signs in a person who is about to show the papers of a company: into the oldest of his companies, or into none
   * while he has none.
   */
  async signInToFound(
    input: { phone: string; code: string; deviceId?: string | null | undefined },
    request: RequestFacts,
  ): Promise<TokenBundle> {
    const { phone, code, deviceId } = validate(foundingSchema, input)
    const { COMPANY: roleType } = RoleType
    // Failures here are logged without a company: they concern none that the person may be in.
    const tried = { by: 'code', mobile: phone, roleType, companyAuthId: '', params: { phone, roleType } } as const
    return this.log.of(tried, request, async () => {
      await this.codes.spend({ mobile: phone, code }, FOUNDING, askerOf(request.address, deviceId))
      const now = this.clock.now()
      const { enabled } = await inTransaction(this.database, (em) =>
        lockPerson(em, { mobile: phone, name: newcomerName(phone), now }),
      )
      const user = enabled ? await queries.findUser(this.em, phone) : undefined
      if (!user) throw new DomainError('ACCOUNT_DISABLED')
      const device = deviceIn(request, deviceId)
      for (const role of staffRoles) {
        const [company] = await queries.findCompanies(this.em, { userId: user.id }, role)
        if (company && !company.invited) return this.sessions.open(user, role, company.companyAuthId, device)
      }
      return this.sessions.openFounding(user, device)
    })
  }

  /**
   * Registers a captain by phone code and signs him in; a phone without an account gets one. Whoever was a captain
   * already stays what he was, and an account keeps the name that it has.
   */
  async registerCaptain(input: z.input<typeof captainSchema>, request: RequestFacts): Promise<TokenBundle> {
    const { mobile, code, name, deviceId } = validate(captainSchema, input, 'input')
    const { CAPTAIN: roleType } = RoleType
    const tried = { by: 'code', mobile, roleType, companyAuthId: '', params: { phone: mobile, roleType } } as const
    return this.log.of(tried, request, async () => {
      await this.codes.spend({ mobile, code }, FOUNDING, askerOf(request.address, deviceId))
      const now = this.clock.now()
      await inTransaction(this.database, async (em) => {
        const { id, enabled } = await lockPerson(em, { mobile, name, now })
        if (!enabled) throw new DomainError('ACCOUNT_DISABLED')
        await nameNewcomer(em, { id, mobile, name })
        await registerAsCaptain(em, id, now)
      })
      const user = await queries.findUser(this.em, mobile)
      if (!user) throw new DomainError('ACCOUNT_DISABLED')
      return this.sessions.open(user, roleType, undefined, deviceIn(request, deviceId))
    })
  }

  /** Enters another company, which logs it. */
  enterCompany(actor: Actor, companyAuthId: string): Promise<TokenBundle> {
    const { mobile, roleType } = actor.facts
    const params = { phone: mobile, roleType, companyAuthId: companyAuthId.slice(0, MAX_ID) }
    const tried = { by: 'code', mobile, roleType, companyAuthId, params } as const
    return this.log.of(tried, actor.request, () => this.sessions.chooseCompany(actor, companyAuthId))
  }
}

export const deviceIn = ({ userAgent, address }: RequestFacts, deviceId: string | null = null): queries.Device => ({
  deviceId: deviceId === null ? null : hashToken(deviceId),
  userAgent,
  remoteAddr: address,
})
