import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Asked {
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

interface Told {
  status?: number
  body: unknown
}

/** Imitation of a provider on this machine, by its documents. */
class Imitation {
  readonly asked: Asked[] = []
  private readonly server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = await text(request)
    const asked = {
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: body ? (JSON.parse(body) as Record<string, unknown>) : {},
    }
    this.asked.push(asked)
    const { status = 200, body: told } = this.answer(asked)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
  })

  constructor(private readonly answer: (asked: Asked) => Told) {}

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  countOf(path: string): number {
    return this.asked.filter((one) => one.path === path).length
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

/** Hands codes out for accounts, each good once. */
class Codes {
  private readonly open = new Map<string, string>()
  private count = 0

  for(account: string): string {
    const code = `code-${++this.count}`
    this.open.set(code, account)
    return code
  }

  spend(code: unknown): string | undefined {
    const account = this.open.get(String(code))
    this.open.delete(String(code))
    return account
  }
}

/** WeChat Work: a token for the application, then who a code is of. */
export class TestWecom {
  readonly codes = new Codes()
  private tokens = 0
  readonly imitation = new Imitation(({ path, query }) => {
    if (path === '/cgi-bin/gettoken') {
      if (query.corpsecret !== 'secret') return { body: { errcode: 40_001, errmsg: 'invalid credential' } }
      return { body: { errcode: 0, errmsg: 'ok', access_token: `token-${++this.tokens}`, expires_in: 7200 } }
    }
    if (query.access_token !== `token-${this.tokens}`) return { body: { errcode: 42_001, errmsg: 'expired' } }
    const account = this.codes.spend(query.code)
    if (!account) return { body: { errcode: 40_029, errmsg: 'invalid code' } }
    if (account.startsWith('guest')) return { body: { errcode: 0, errmsg: 'ok', openid: account } }
    return { body: { errcode: 0, errmsg: 'ok', userid: account } }
  })

  static async open(): Promise<TestWecom> {
    const wecom = new TestWecom()
    await wecom.imitation.open()
    return wecom
  }

  get settings() {
    const { url } = this.imitation
    return { corpId: 'ww-corp', agentId: '1000002', secret: 'secret', loginUrl: url, apiUrl: url }
  }

  /** From now on the token that was given last is worth nothing. */
  expireToken(): void {
    this.tokens++
  }
}

/** DingTalk: a token for a code, then the profile that the token is for. */
export class TestDingtalk {
  readonly codes = new Codes()
  readonly imitation = new Imitation(({ path, headers, body }) => {
    if (path === '/v1.0/oauth2/userAccessToken') {
      if (body.clientSecret !== 'secret') return { status: 400, body: { code: 'invalidClientIdOrSecret' } }
      const account = this.codes.spend(body.code)
      if (!account)
        return { status: 400, body: { code: 'invalidParameter.authCode.notFound', message: '不合法的临时授权码' } }
      return { body: { accessToken: account, refreshToken: 'r', expireIn: 7200, corpId: 'ding' } }
    }
    const account = headers['x-acs-dingtalk-access-token']
    return { body: { nick: `${account}的昵称`, unionId: account, openId: `open-${account}` } }
  })

  static async open(): Promise<TestDingtalk> {
    const dingtalk = new TestDingtalk()
    await dingtalk.imitation.open()
    return dingtalk
  }

  get settings() {
    const { url } = this.imitation
    return { clientId: 'ding-app', clientSecret: 'secret', loginUrl: url, apiUrl: url }
  }
}
