import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'

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
    this.last.set(mobile, code)
  }

  codeOf(mobile: string): string | undefined {
    return this.last.get(mobile)
  }
}

const TIMEOUT_MS = 5000

/** Hands messages to an SMS gateway: POST {mobile, template, params} as JSON with a bearer token. */
export class HttpSms implements SmsSender {
  constructor(private readonly gateway: { url: string; token: string | undefined }) {}

  async send({ mobile, code }: SmsMessage): Promise<void> {
    const response = await fetch(this.gateway.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.gateway.token ? { authorization: `Bearer ${this.gateway.token}` } : {}),
      },
      body: JSON.stringify({ mobile, template: 'verification-code', params: { code } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`SMS gateway answered ${response.status}`)
  }
}

/** Without a gateway, messages wait in a file of the data directory that only the program's user may read. */
export class SpoolSms implements SmsSender {
  constructor(private readonly folder: string) {}

  async send(message: SmsMessage): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const line = `${JSON.stringify({ ...message, at: new Date().toISOString() })}\n`
    await appendFile(path.join(this.folder, 'sms.jsonl'), line, { mode: 0o600 })
  }
}
