import './errors.js'
import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DomainError } from '../../kernel/errors.js'
import { Recent } from '../../kernel/recent.js'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'

const MOST_PHONES = 10_000
const NO_GATEWAY = '短信服务未开通，请用其他方式登录'

/** Message with a verification code. */
export interface SmsCodeMessage {
  mobile: string
  /** Code of 6 digits; never logged. */
  code: string
}

/** Any other message: a template of the gateway with its parameters, and the words that people read. */
export interface SmsTextMessage {
  mobile: string
  template: 'invitation' | 'authentication' | 'rescue'
  params: Readonly<Record<string, string>>
  text: string
}

export type SmsMessage = SmsCodeMessage | SmsTextMessage

/** Sender of messages to phones. */
export interface SmsSender {
  /** Resolves when the message was accepted; SMS_REFUSED when the gateway refuses it. The signal ends the attempt. */
  send(message: SmsMessage, signal?: AbortSignal): Promise<void>
}

/** Keeps the last code and the last text of each phone in memory, for the demo inbox. */
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

/** Refuses to send anything. */
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
