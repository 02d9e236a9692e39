import { z } from 'zod'
import type { RequestFacts } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { requiredText, validate } from '../../../kernel/values/validate.js'
import type { Database, Em } from '../../../platform/database/database.js'
import { type CodeService, mobileText, roleTypeNumber } from '../code/code.service.js'
import { verifySecret } from '../secret.js'
import { identityTexts } from '../texts.js'
import { insertLoginLog, recentPasswordFailures } from './login-log.queries.js'
import * as queries from './session.queries.js'
import type { SessionService } from './session.service.js'
import type { TokenBundle } from './tokens.js'

const PASSWORD_FAILURES = 10

const loginCodeText = requiredText(identityTexts.loginCode, 64)
const signInSchema = z.object({
  phone: mobileText,
  code: loginCodeText,
  roleType: roleTypeNumber,
  companyAuthId: z.string().max(36).nullish(),
})
const companiesSchema = z.object({ mobile: mobileText, code: loginCodeText, roleType: roleTypeNumber })

/** The ways in (decisions §2): every try, good or bad, stands in the login log. */
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly codes: CodeService,
    private readonly sessions: SessionService,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** The companies of a phone, for whoever holds its login code; an unknown phone has none. */
  async companiesOfPhone(input: { mobile: string; code: string; roleType: number }): Promise<queries.CompanyEntry[]> {
    const { mobile, code, roleType } = validate(companiesSchema, input)
    if (!(await this.codes.isLoginCode(mobile, code))) throw new DomainError('WRONG_CODE')
    return queries.findCompanies(this.em, { mobile }, roleType)
  }

  /** Signs in by SMS code or login code. Without a company the oldest membership of the role is taken. */
  async signIn(
    input: { phone: string; code: string; roleType: number; companyAuthId?: string | null },
    request: RequestFacts,
  ): Promise<TokenBundle> {
    const { phone, code, roleType, companyAuthId } = validate(signInSchema, input)
    return this.logged(phone, { phone, roleType, companyAuthId: companyAuthId ?? null }, request, async () => {
      await this.codes.spend(phone, code)
      const user = await queries.findUser(this.em, phone)
      if (!user) throw new DomainError('NO_SUCH_ACCOUNT')
      return this.sessions.open(user, roleType, companyAuthId ?? undefined)
    })
  }

  /** The password grant of /oauth/token; 426 when it does not fit, and a pause after ten failures in 15 minutes. */
  async signInByPassword(
    input: { username: string; password: string; roleType: number; companyAuthId?: string | null },
    request: RequestFacts,
  ): Promise<TokenBundle> {
    const { username, password, roleType, companyAuthId } = input
    return this.logged(username, { username, roleType }, request, async () => {
      if ((await recentPasswordFailures(this.em, username, this.clock.now())) >= PASSWORD_FAILURES) {
        throw new DomainError('TOO_OFTEN', { seconds: 900 }, [], 900)
      }
      const user = await queries.findUser(this.em, username)
      if (!user?.passwordHash || !(await verifySecret(password, user.passwordHash)))
        throw new DomainError('WRONG_PASSWORD')
      return this.sessions.open(user, roleType, companyAuthId ?? undefined)
    })
  }

  private async logged(
    createBy: string,
    params: Record<string, string | number | null>,
    request: RequestFacts,
    attempt: () => Promise<TokenBundle>,
  ): Promise<TokenBundle> {
    const entry = { createBy, params, address: request.address, userAgent: request.userAgent, requestUri: request.uri }
    try {
      const bundle = await attempt()
      await insertLoginLog(this.em, {
        ...entry,
        userId: bundle.userId,
        companyId: bundle.companyAuthId,
        exception: null,
      })
      return bundle
    } catch (error) {
      const exception = error instanceof DomainError ? `${error.code}: ${error.message}` : 'INTERNAL'
      await insertLoginLog(this.em, { ...entry, userId: null, companyId: null, exception })
      throw error
    }
  }
}
