import { tokenAnswer } from './baidu-answers.js'

const EARLY_MS = 5 * 60_000

/** Token that the provider gives for key and secret; cached until shortly before it expires. */
export class BaiduToken {
  private kept: { token: string; end: number } | undefined

  constructor(private readonly provider: { url: string; key: string; secret: string }) {}

  async get(signal: AbortSignal): Promise<string> {
    if (this.kept && this.kept.end > Date.now()) return this.kept.token
    const { url, key, secret } = this.provider
    const response = await fetch(new URL('/oauth/2.0/token', url), {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: key, client_secret: secret }),
      redirect: 'error',
      signal,
    })
    if (!response.ok) throw new Error(`the provider of OCR answered ${response.status} to the key`)
    const parsed = tokenAnswer.safeParse(await response.json())
    if (!parsed.success) throw new Error('the provider of OCR answered with no token')
    const { access_token: token, expires_in: seconds } = parsed.data
    this.kept = { token, end: Date.now() + seconds * 1000 - EARLY_MS }
    return token
  }

  forget(): void {
    this.kept = undefined
  }
}
