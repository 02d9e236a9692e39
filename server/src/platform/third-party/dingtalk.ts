import { z } from 'zod'
import { AskedProvider, askJson, below } from './asked-provider.js'
import { type Asking, CodeRefused, type Identity, type ThirdPartyProvider } from './provider.js'
import type { DingtalkSettings } from './settings.js'

const OK = 200
/** Error code of DingTalk for an unknown, used or expired code. */
const INVALID_CODE = /authCode/i
const MAX_NAME = 100

const tokenShape = z.object({ accessToken: z.string().optional(), code: z.string().optional() })
const personShape = z.object({ unionId: z.string().optional(), nick: z.string().optional() })

/** Web sign-in of DingTalk: OAuth with names of its own; the person's profile identifies the account. */
export class DingtalkProvider extends AskedProvider implements ThirdPartyProvider {
  readonly kind = 'DINGTALK'
  readonly issuer: string

  constructor(
    readonly name: string,
    private readonly settings: DingtalkSettings,
  ) {
    super()
    this.issuer = settings.clientId
  }

  async authorizeUrl({ state, redirectUri }: Asking): Promise<string> {
    const { loginUrl, clientId } = this.settings
    const query = { client_id: clientId, response_type: 'code', scope: 'openid', prompt: 'consent' }
    return below(loginUrl, '/oauth2/auth', { ...query, redirect_uri: redirectUri, state }).href
  }

  identify(code: string): Promise<Identity> {
    return this.ask(async (signal) => {
      const token = await this.tokenFor(code, signal)
      const headers = { 'x-acs-dingtalk-access-token': token }
      const url = below(this.settings.apiUrl, '/v1.0/contact/users/me')
      const { status, body } = await askJson(url, personShape, { headers, signal })
      // The union id is the same in all applications of a corporation, and does not change with the nickname.
      if (status !== OK || !body.unionId) throw new Error(`DingTalk answered ${status} without a union id`)
      return { subject: body.unionId, name: body.nick?.slice(0, MAX_NAME) || null }
    })
  }

  private async tokenFor(code: string, signal: AbortSignal): Promise<string> {
    const { apiUrl, clientId, clientSecret } = this.settings
    const { status, body } = await askJson(below(apiUrl, '/v1.0/oauth2/userAccessToken'), tokenShape, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, clientSecret, code, grantType: 'authorization_code' }),
      signal,
    })
    if (status === OK && body.accessToken) return body.accessToken
    if (INVALID_CODE.test(body.code ?? '')) throw new CodeRefused('DingTalk does not take the code')
    throw new Error(`DingTalk answered ${status} ${body.code ?? ''}`)
  }
}
