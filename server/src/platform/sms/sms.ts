import './errors.js'
import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DomainError } from '../../kernel/errors.js'
import { Recent } from '../../kernel/recent.js'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'

const MOST_PHONES = 10_000
const NO_GATEWAY = '短信服务未开通，请用其他方式登录'

/** A verification code. */
export interface SmsCodeMessage {
  mobile: string
  /** The 6 digits; never logged. */
  code: string
}

/** Anything else: a template that the gateway knows, what it names, and the words that people read. */
export interface SmsTextMessage {
  mobile: string
  template: 'invitation' | 'authentication' | 'rescue'
  params: Readonly<Record<string, string>>
  text: string
}

export type SmsMessage = SmsCodeMessage | SmsTextMessage

/** The way messages reach a phone. */
export interface SmsSender {
  /** Returns when the message was taken over; SMS_REFUSED when the gateway says no. The signal ends the try. */
  send(message: SmsMessage, signal?: AbortSignal): Promise<void>
}

/** Keeps the last code and the last text of each phone in memory and answers for them; what the demo inbox shows. */
export class InboxSms implements SmsSender {
  private readonly lastCodes = new Recent<string>(MOST_PHONES)
  private readonly lastTexts = new Recent<string>(MOST_PHONES)

  async send(message: SmsMessage): Promise<void> {
    refuseInTransaction('an SMS')
    if ('code' in message) this.lastCodes.set(message.mobile, message.code)
    else this.lastTexts.set(message.mobile, message.text)
  }

  codeOf(mobile: string): string | undefined {
    return this.lastCodes.get(mobile)
  }

  textOf(mobile: string): string | undefined {
    return this.lastTexts.get(mobile)
  }
}

/** Sends nothing, and says so. */
export class NoSms implements SmsSender {
  async send(): Promise<void> {
    throw new DomainError('SMS_REFUSED', { message: NO_GATEWAY })
  }
}

/** Without a gateway, messages wait in a file of the data directory that only the program's user may read. */
export class SpoolSms implements SmsSender {
  constructor(private readonly folder: string) {}

  async send(message: SmsMessage): Promise<void> {
    refuseInTransaction('an SMS')
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const line = `${JSON.stringify({ ...message, at: new Date().toISOString() })}\n`
    await appendFile(path.join(this.folder, 'sms.jsonl'), line, { mode: 0o600 })
  }
}
