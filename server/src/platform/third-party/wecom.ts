import { z } from 'zod'
import { AskedProvider, askJson, below } from './asked-provider.js'
import { type Asking, CodeRefused, type Identity, type ThirdPartyProvider } from './provider.js'
import type { WecomSettings } from './settings.js'

const INVALID_CODE = 40_029
/** Codes for an invalid or expired token of the application. */
const STALE_TOKEN = [40_014, 42_001]
/** Time before a token's end from which a new one is requested. */
const EARLY_MS = 300_000

const tokenShape = z.object({
  errcode: z.int().default(0),
  access_token: z.string().min(1).optional(),
  expires_in: z.number().optional(),
})
const userShape = z.object({ errcode: z.int().default(0), userid: z.string().optional() })

/**
 * Web sign-in of WeChat Work: a code is exchanged with a token of the application, and identifies a member of one
 * corporation.
 */
export class WecomProvider extends AskedProvider implements ThirdPartyProvider {
  readonly kind = 'WECOM'
  readonly issuer: string
  private token: { value: string; until: number } | undefined

  constructor(
    readonly name: string,
    private readonly settings: WecomSettings,
  ) {
    super()
    this.issuer = settings.corpId
  }

  async authorizeUrl({ state, redirectUri }: Asking): Promise<string> {
    const { loginUrl, corpId, agentId } = this.settings
    const query = { login_type: 'CorpApp', appid: corpId, agentid: agentId, redirect_uri: redirectUri, state }
    return below(loginUrl, '/wwlogin/sso/login', query).href
  }

  identify(code: string): Promise<Identity> {
    return this.ask(async (signal) => {
      const first = await this.userOf(code, signal)
      const { errcode, userid } = STALE_TOKEN.includes(first.errcode) ? await this.againOf(code, signal) : first
      if (errcode === INVALID_CODE) throw new CodeRefused('WeChat Work does not take the code')
      if (errcode !== 0) throw new Error(`WeChat Work answered errcode ${errcode}`)
      // The answer about people outside of the corporation only has an openid.
      if (!userid) throw new CodeRefused('not a member of the corporation')
      return { subject: userid, name: userid }
    })
  }

  private againOf(code: string, signal: AbortSignal): Promise<z.output<typeof userShape>> {
    this.token = undefined
    return this.userOf(code, signal)
  }

  private async userOf(code: string, signal: AbortSignal): Promise<z.output<typeof userShape>> {
    const query = { access_token: await this.tokenNow(signal), code }
    return (await askJson(below(this.settings.apiUrl, '/cgi-bin/auth/getuserinfo', query), userShape, { signal })).body
  }

  /** Token of the application, cached for its lifetime as WeChat Work requires. */
  private async tokenNow(signal: AbortSignal): Promise<string> {
    if (this.token && this.token.until > Date.now()) return this.token.value
    const { apiUrl, corpId, secret } = this.settings
    const url = below(apiUrl, '/cgi-bin/gettoken', { corpid: corpId, corpsecret: secret })
    const { errcode, access_token, expires_in = 0 } = (await askJson(url, tokenShape, { signal })).body
    if (errcode !== 0 || !access_token) throw new Error(`WeChat Work gave no token: errcode ${errcode}`)
    this.token = { value: access_token, until: Date.now() + expires_in * 1000 - EARLY_MS }
    return access_token
  }
}
