import { z } from 'zod'
import { DomainError } from '../../../kernel/errors.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { newId } from '../../../kernel/values/id.js'
import { MOBILE } from '../../../kernel/values/mobile.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Database } from '../../../platform/database/database.js'
import { inTransaction } from '../../../platform/database/transaction.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import type { SmsSender } from '../../../platform/sms/sms.js'
import { signInRoles } from '../role-types.js'
import { hashSecret, hashToken, newSmsCode, newToken, verifySecret } from '../secret.js'
import { identityTexts } from '../texts.js'
import * as queries from './code.queries.js'

const VALID_MS = 5 * 60_000
const RESEND_SECONDS = 60
const PER_DAY = 10
const PER_ADDRESS_AND_HOUR = 60
const WRONG_TRIES = 5

export const mobileText = z
  .string({ error: (issue) => (issue.input == null ? identityTexts.mobileMissing : identityTexts.mobileInvalid) })
  .trim()
  .min(1, { error: identityTexts.mobileMissing })
  .regex(MOBILE, { error: identityTexts.mobileInvalid })
export const roleTypeNumber = z.union(
  signInRoles.map((role) => z.literal(role)),
  { error: identityTexts.roleTypeInvalid },
)
const purposeNumber = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], {
  error: identityTexts.codeTypeInvalid,
})
const smsCodeText = z
  .string({ error: identityTexts.codeShape })
  .trim()
  .regex(/^\d{6}$/, { error: identityTexts.codeShape })
const sendSchema = z.object({ mobile: mobileText, type: purposeNumber, roleType: roleTypeNumber })
const checkSchema = z.object({ mobile: mobileText, code: smsCodeText })

/** What a code is sent for; it serves nothing else. */
export const CodePurpose = { signIn: 1, bind: 2, unbind: 3, registration: 4 } as const
type CodePurpose = (typeof CodePurpose)[keyof typeof CodePurpose]
/** Whoever registers has signed in with the same code. */
const SIGNING_IN: readonly CodePurpose[] = [CodePurpose.signIn, CodePurpose.registration]

/** The topic of codes in the outbox; the payload names the row. */
export const SMS_CODE = 'sms-code'
/** So long the answer waits for the gateway; the message goes on without it. */
const ANSWER_MS = 3000

/** SMS codes (decisions §2): 6 digits, hashed, 5 minutes, once, burnt after 5 wrong tries. */
export class CodeService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sms: SmsSender,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sends a code; a phone without an account gets the same answer. TOO_OFTEN within 60 s, 10 a day per phone; SMS_REFUSED with the gateway's
   * own words. Every one counts, whatever becomes of it: it is counted and committed before the gateway hears of it.
   */
  async send(input: { mobile: string; type: number; roleType: number }, address: string): Promise<string> {
    const { mobile, type } = validate(sendSchema, input)
    const message = await inTransaction(this.database, async (em) => {
      await queries.lockSender(em, mobile, address)
      const now = this.clock.now()
      refuseTooOften(await queries.sentCounts(em, mobile, address, now))
      const id = newId()
      const expiresAt = new Date(now.getTime() + VALID_MS)
      await queries.insertCode(em, { id, mobile, purpose: type, address, now, expiresAt })
      return this.outbox.add(em, { topic: SMS_CODE, payload: { id }, expiresAt })
    })
    const delivery = await this.outbox.deliverWithin(ANSWER_MS, message)
    if (delivery.state === 'REFUSED') throw delivery.refusal
    return identityTexts.codeSent
  }

  /** Draws the code of a row and hands it to the gateway; a repeated try draws another, since nobody keeps the first. */
  async handOver(id: string, signal: AbortSignal): Promise<boolean> {
    const code = newSmsCode()
    const codeHash = await hashSecret(code)
    const mobile = await queries.setCode(this.database.em.fork(), id, codeHash, this.clock.now())
    if (mobile === undefined) return false
    await this.sms.send({ mobile, code }, signal)
    return true
  }

  /** Uses up the SMS code and gives a one-time login code, valid 5 minutes. */
  async check(input: { mobile: string; code: string }): Promise<string> {
    const { mobile, code } = validate(checkSchema, input)
    const loginCode = newToken()
    const expiresAt = new Date(this.clock.now().getTime() + VALID_MS)
    await this.consume(mobile, code, SIGNING_IN, { hash: hashToken(loginCode), expiresAt })
    return loginCode
  }

  /** Accepts an SMS code or a login code and uses it up; WRONG_CODE otherwise. */
  async spend(mobile: string, code: string): Promise<void> {
    if (/^\d{6}$/.test(code)) return this.consume(mobile, code, SIGNING_IN)
    if (!(await this.isLoginCode(mobile, code, true))) throw new DomainError('WRONG_CODE')
  }

  /** Uses up an SMS code that was sent for this purpose; WRONG_CODE for any other. */
  async spendFor(purpose: CodePurpose, input: { mobile: string; code: string }): Promise<void> {
    const { mobile, code } = validate(checkSchema, input)
    await this.consume(mobile, code, [purpose])
  }

  /** Whether this login code is open for the phone; looking does not use it up. */
  async isLoginCode(mobile: string, code: string, spend = false): Promise<boolean> {
    return queries.findLoginCode(this.database.em.fork(), mobile, hashToken(code), this.clock.now(), spend)
  }

  private async consume(
    mobile: string,
    code: string,
    purposes: readonly CodePurpose[],
    login?: { hash: string; expiresAt: Date },
  ): Promise<void> {
    const now = this.clock.now()
    const tried = await queries.findOpenCode(this.database.em.fork(), mobile, purposes, now)
    // Compared outside the transaction, since it takes a while; what it says holds only for the hash that it was compared with.
    const fits = tried?.codeHash != null && (await verifySecret(code, tried.codeHash))
    const right = await inTransaction(this.database, async (em) => {
      const open = await queries.lockOpenCode(em, mobile, purposes, now)
      if (!open?.codeHash) return false
      if (fits && open.id === tried.id && open.codeHash === tried.codeHash) {
        await queries.markUsed(em, open.id, now, login)
        return true
      }
      await queries.countWrongTry(em, open.id, open.wrongTries + 1 >= WRONG_TRIES, now)
      return false
    })
    if (!right) throw new DomainError('WRONG_CODE')
  }
}

function refuseTooOften({ secondsSinceLast, today, fromAddress }: queries.SentCounts): void {
  if (secondsSinceLast !== null && secondsSinceLast < RESEND_SECONDS) {
    const seconds = Math.ceil(RESEND_SECONDS - secondsSinceLast)
    throw new DomainError('TOO_OFTEN', { seconds }, [], seconds)
  }
  if (today >= PER_DAY) throw new DomainError('TOO_MANY_CODES', {}, [], 3600)
  if (fromAddress >= PER_ADDRESS_AND_HOUR) throw new DomainError('TOO_OFTEN', { seconds: 3600 }, [], 3600)
}
