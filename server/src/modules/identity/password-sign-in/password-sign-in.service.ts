import { z } from 'zod'
import type { RequestFacts } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { optionalText, requiredText, validate } from '../../../kernel/values/validate.js'
import { captchaTexts } from '../captcha/texts.js'
import { askerOf, deviceText } from '../code/asker.js'
import { roleTypeNumber } from '../code/code.service.js'
import type { SignInLog, Try } from '../login-log/sign-in-log.js'
import { hashPassword, tryPassword } from '../password/hashing.js'
import { typedPassword } from '../password/rules.js'
import { RoleType } from '../role-types.js'
import { hashToken } from '../secret.js'
import type { UserRow } from '../session/session.queries.js'
import type { SessionService } from '../session/session.service.js'
import { deviceIn } from '../session/sign-in.service.js'
import type { TokenBundle } from '../session/tokens.js'
import { identityTexts } from '../texts.js'
import { insertPasswordLogin } from './login.queries.js'
import { newPasswordLogin } from './login-code.js'
import type { PasswordTries } from './tries.js'
import { lockHash, writeHash } from './try.queries.js'

const VALID_MS = 5 * 60_000
const MAX_ID = 36
const MAX_ACCOUNT = 50
const MAX_CAPTCHA = 20

const checkSchema = z.object({
  phone: requiredText(identityTexts.account, MAX_ACCOUNT),
  password: typedPassword,
  deviceId: deviceText,
  captchaId: optionalText(captchaTexts.id, MAX_ID),
  captchaCode: optionalText(captchaTexts.code, MAX_CAPTCHA),
})
const signInSchema = checkSchema.extend({
  roleType: roleTypeNumber,
  companyAuthId: z.string().max(MAX_ID).nullish(),
})

type Checked = z.output<typeof checkSchema>
export type PasswordGiven = z.input<typeof checkSchema>
export type PasswordSignIn = Omit<z.input<typeof signInSchema>, 'roleType'> & { roleType: number }

/** Sign-in by password: the grant of /oauth/token, and the first step of the pages before a company is chosen. */
export class PasswordSignInService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tries: PasswordTries,
    private readonly sessions: SessionService,
    private readonly log: SignInLog,
  ) {}

  /**
   * Session of an account. WRONG_PASSWORD whether the account is unknown or the password wrong. Without a company the
   * oldest membership of the role is taken.
   */
  async signIn(input: PasswordSignIn, request: RequestFacts, at = 'input'): Promise<TokenBundle> {
    const given = validate(signInSchema, input, at)
    const { phone, roleType, companyAuthId = null, deviceId = null } = given
    return this.log.of(triedBy(phone, { roleType, companyAuthId }), request, async () => {
      const user = await this.verify(given, request)
      return this.sessions.open(user, roleType, companyAuthId ?? undefined, deviceIn(request, deviceId))
    })
  }

  /**
   * Login code for a right password, valid for five minutes and once, like that which `checkCode` gives for an SMS
   * code.
   */
  async check(input: PasswordGiven, request: RequestFacts): Promise<string> {
    const given = validate(checkSchema, input, 'input')
    const tried = triedBy(given.phone, { roleType: RoleType.COMPANY, companyAuthId: null })
    return this.log.refusals(tried, request, async () => {
      const { mobile } = await this.verify(given, request)
      const code = newPasswordLogin()
      const expiresAt = new Date(this.clock.now().getTime() + VALID_MS)
      await insertPasswordLogin(this.database.em.fork(), { codeHash: hashToken(code), mobile, expiresAt })
      return code
    })
  }

  private async verify(given: Checked, { address }: RequestFacts): Promise<UserRow> {
    const { phone: account, password, deviceId } = given
    const admitted = await this.tries.admit({ ...given, account, asker: askerOf(address, deviceId) })
    const { user } = admitted
    // Passwords are checked outside of any transaction, since it takes a while: the result holds for the hash that was
    // read.
    const { fits, outdated } = await tryPassword(password, user?.passwordHash ?? null)
    if (!user || !fits) throw new DomainError('WRONG_PASSWORD')
    const next = outdated ? await hashPassword(password) : undefined
    await inTransaction(this.database, async (em) => {
      if ((await lockHash(em, user.id))?.passwordHash !== user.passwordHash) throw new DomainError('WRONG_PASSWORD')
      if (next !== undefined) await writeHash(em, user.id, next)
      await this.tries.giveBack(em, admitted)
    })
    return user
  }
}

const triedBy = (mobile: string, asked: Pick<Try, 'roleType' | 'companyAuthId'>): Try => ({
  by: 'password',
  mobile,
  ...asked,
  params: { username: mobile, ...asked },
})
