import { z } from 'zod'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { newId } from '../../../kernel/values/id.js'
import { asMobile, MOBILE } from '../../../kernel/values/mobile.js'
import { optionalText, validate } from '../../../kernel/values/validate.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import type { SmsSender } from '../../../platform/sms/sms.js'
import { type CaptchaService, captchaNeeded, type GivenCaptcha } from '../captcha/captcha.service.js'
import { captchaTexts } from '../captcha/texts.js'
import { CodePurpose } from '../enums.js'
import { networkOf } from '../network.js'
import { findPasswordLogin } from '../password-sign-in/login.queries.js'
import { isPasswordLogin } from '../password-sign-in/login-code.js'
import { signInRoles } from '../role-types.js'
import { hashSecret, hashToken, newSmsCode, newToken } from '../secret.js'
import { identityTexts } from '../texts.js'
import { type Asker, askerOf, deviceText } from './asker.js'
import { permitOf } from './send-limits.js'
import { insertCode, lockPhone, sentLately, setCode } from './sending.queries.js'
import { CodeTries } from './tries.js'
import { findLoginCode } from './trying.queries.js'

const VALID_MS = 5 * 60_000
const MAX_ID = 36
const MAX_CAPTCHA = 20

export const mobileText = asMobile(
  z
    .string({ error: (issue) => (issue.input == null ? identityTexts.mobileMissing : identityTexts.mobileInvalid) })
    .trim()
    .min(1, { error: identityTexts.mobileMissing })
    .regex(MOBILE, { error: identityTexts.mobileInvalid }),
)
export const roleTypeNumber = z.union(
  signInRoles.map((role) => z.literal(role)),
  { error: identityTexts.roleTypeInvalid },
)
const purposeNumber = z.literal(Object.values(CodePurpose), { error: identityTexts.codeTypeInvalid })
const smsCodeText = z
  .string({ error: identityTexts.codeShape })
  .trim()
  .regex(/^\d{6}$/, { error: identityTexts.codeShape })
const sendSchema = z.object({
  mobile: mobileText,
  type: purposeNumber,
  roleType: roleTypeNumber,
  deviceId: deviceText,
  captchaId: optionalText(captchaTexts.id, MAX_ID),
  captchaCode: optionalText(captchaTexts.code, MAX_CAPTCHA),
})
const checkSchema = z.object({ mobile: mobileText, code: smsCodeText, deviceId: deviceText })

interface CodeRequest extends GivenCaptcha {
  mobile: string
  /** Purpose of the code. */
  type: number
  roleType: number
  deviceId?: string | null | undefined
}

/** Purposes whose SMS code can be exchanged for a login code, which has the same purpose. */
const EXCHANGED: readonly CodePurpose[] = [CodePurpose.SIGN_IN, CodePurpose.REGISTRATION]

/** Topic of codes in the outbox; the payload names the row. */
export const SMS_CODE = 'sms-code'
/** Longest time that an answer waits for the gateway; the message is sent even later. */
export const codeAnswer = { milliseconds: 3000 }

/**
 * SMS codes: 6 digits, stored as a hash, valid for 5 minutes, once, and only for their purpose
 * (docs/behaviour/identity.md).
 */
export class CodeService {
  private readonly tries: CodeTries

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sms: SmsSender,
    private readonly outbox: Outbox,
    /** Captchas; undefined in the demo, whose visitors need not read pictures. */
    private readonly captchas: CaptchaService | undefined,
  ) {
    this.tries = new CodeTries(database, clock)
  }

  /**
   * Sends a code; a phone without an account gets the same answer. TOO_OFTEN within 60 s for the same purpose, and
   * above 10 a day for a phone, plus 5 for each known device; CAPTCHA_NEEDED from the second code in an hour on, unless
   * the device's last code was right; SMS_REFUSED with the words of the gateway. Every code counts, even if its
   * delivery fails: it is counted and committed before the gateway is called.
   */
  async send(input: CodeRequest, address: string): Promise<string> {
    const given = validate(sendSchema, input)
    const asker = askerOf(address, given.deviceId)
    const counted = await inTransaction(this.database, (em) => this.count(em, given, asker))
    // A wrong try uses the captcha up, too: that is committed before the refusal.
    if (counted instanceof DomainError) throw counted
    const delivery = await this.outbox.deliverWithin(codeAnswer.milliseconds, counted)
    if (delivery.state === 'REFUSED') throw delivery.refusal
    return identityTexts.codeSent
  }

  /**
   * Draws the code of a row and hands it to the gateway. A repeated delivery draws a new one, since codes are not
   * stored.
   */
  async handOver(id: string, signal: AbortSignal): Promise<boolean> {
    const code = newSmsCode()
    const codeHash = await hashSecret(code)
    const mobile = await setCode(this.database.em.fork(), id, codeHash, this.clock.now())
    if (mobile === undefined) return false
    await this.sms.send({ mobile, code }, signal)
    return true
  }

  /** Uses up an SMS code and returns a login code, valid for 5 minutes and once. */
  async check(input: z.input<typeof checkSchema>, address: string): Promise<string> {
    const { mobile, code, deviceId } = validate(checkSchema, input)
    const loginCode = newToken()
    const login = { hash: hashToken(loginCode), expiresAt: new Date(this.clock.now().getTime() + VALID_MS) }
    const tried = { mobile, code, purposes: EXCHANGED, asker: askerOf(address, deviceId) }
    if (!(await this.tries.use(tried, login))) throw new DomainError('WRONG_CODE')
    return loginCode
  }

  /** Uses up an SMS code or a login code for one of these purposes; WRONG_CODE for any other. */
  async spend(
    { mobile, code }: { mobile: string; code: string },
    purposes: readonly CodePurpose[],
    asker: Asker,
  ): Promise<void> {
    const fits = /^\d{6}$/.test(code)
      ? await this.tries.use({ mobile, code, purposes, asker })
      : await this.isLoginCode(mobile, code, purposes, true)
    if (!fits) throw new DomainError('WRONG_CODE')
  }

  /** Uses up an SMS code, which has six digits; login codes are refused. */
  async spendSms(input: { mobile: string; code: string }, purpose: CodePurpose, asker: Asker): Promise<void> {
    const { mobile, code } = validate(checkSchema, input)
    await this.spend({ mobile, code }, [purpose], asker)
  }

  /**
   * Whether a login code, which an SMS code or a password has given, is valid for the phone and one of these purposes;
   * it is not used up.
   */
  async isLoginCode(mobile: string, code: string, purposes: readonly CodePurpose[], spend = false): Promise<boolean> {
    const [em, hash, now] = [this.database.em.fork(), hashToken(code), this.clock.now()]
    if (!isPasswordLogin(code)) return findLoginCode(em, { mobile, hash, purposes }, now, spend)
    return purposes.includes(CodePurpose.SIGN_IN) && findPasswordLogin(em, mobile, hash, now, spend)
  }

  /**
   * Counts a sending and returns the outbox message of its code; or returns the refusal, after which the transaction
   * still commits.
   */
  private async count(em: Em, given: z.output<typeof sendSchema>, asker: Asker): Promise<string | DomainError> {
    const { mobile, type } = given
    const network = networkOf(asker.address)
    await lockPhone(em, mobile, network.name)
    const now = this.clock.now()
    const permit = permitOf(await sentLately(em, { mobile, purpose: type, asker, network: network.name }, now), network)
    if (permit.needsCaptcha && this.captchas && !(await this.captchas.spend(em, given, now)))
      return captchaNeeded(given)
    const id = newId()
    const expiresAt = new Date(now.getTime() + VALID_MS)
    await insertCode(em, { id, mobile, purpose: type, asker, network: network.name, own: permit.own, now, expiresAt })
    return this.outbox.add(em, { topic: SMS_CODE, payload: { id }, expiresAt })
  }
}
