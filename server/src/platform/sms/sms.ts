import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { refuseInTransaction } from '../database/transaction.js'

export interface SmsMessage {
  mobile: string
  /** The 6 digits; never logged. */
  code: string
}

/** The way a verification code reaches a phone. */
export interface SmsSender {
  /** Returns when the message was taken over; SMS_REFUSED when the gateway says no. The signal ends the try. */
  send(message: SmsMessage, signal?: AbortSignal): Promise<void>
}

/** Keeps the last code of each phone in memory and answers for it; what the demo inbox shows. */
export class InboxSms implements SmsSender {
  private readonly last = new Map<string, string>()

  async send({ mobile, code }: SmsMessage): Promise<void> {
    refuseInTransaction('an SMS')
    this.last.set(mobile, code)
  }

  codeOf(mobile: string): string | undefined {
    return this.last.get(mobile)
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
