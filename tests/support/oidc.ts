import { createServer, type Server, type ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import { vi } from 'vitest'
import { freePort } from './free-port'
import { uniqueName } from './unique'

/** Values that a provider sends back with the browser. */
export interface Returned {
  state: string
  code: string
}

/** Real OpenID provider on this machine, which keeps everything in memory and accepts any name. */
export class TestOidc {
  private constructor(
    readonly issuer: string,
    readonly clientId: string,
    readonly clientSecret: string,
    private readonly server: Server,
  ) {}

  /** Whether identity tokens come with a signature that is not the provider's. */
  isForged = false

  /** For a program that is reached at this address. */
  static async open(publicUrl: string): Promise<TestOidc> {
    const issuer = `http://127.0.0.1:${await freePort()}`
    const [clientId, clientSecret] = [uniqueName(), uniqueName()]
    // The library warns against use in production.
    const quiet = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')].map((spy) => spy.mockReturnValue(undefined))
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${publicUrl}/login`, `${publicUrl}/authredirect`],
        },
      ],
      claims: { openid: ['sub'], profile: ['name'] },
      conformIdTokenClaims: false,
      cookies: { keys: [uniqueName()] },
      pkce: { required: () => true },
      findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, name: `${id}的账号` }) }),
    })
    for (const spy of quiet) spy.mockRestore()
    const server = createServer()
    const opened = new TestOidc(issuer, clientId, clientSecret, server)
    const answer = provider.callback()
    server.on('request', (request, response) => {
      if (opened.isForged && request.url === '/token') forge(response)
      void answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve))
    return opened
  }

  get settings() {
    const { issuer, clientId, clientSecret } = this
    return { issuer, clientId, clientSecret, name: '统一身份认证' }
  }

  /**
   * Goes where a browser was sent, signs in there under this name, agrees, and gives the values that it is sent back
   * with.
   */
  async authorize(url: string, account: string): Promise<Returned> {
    const cookies = new Map<string, string>()
    let next = await this.visit(new URL(url), cookies)
    for (let steps = 0; next.origin === this.issuer && steps < 10; steps++) {
      if (!next.pathname.startsWith('/interaction/')) next = await this.visit(next, cookies)
      else next = await this.visit(next, cookies, await this.answerTo(next, cookies, account))
    }
    const { state = '', code = '' } = Object.fromEntries(next.searchParams)
    return { state, code }
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Submits a page of the provider as a person does. */
  private async answerTo(page: URL, cookies: Map<string, string>, login: string): Promise<URLSearchParams> {
    const text = await (await fetch(page, { headers: { cookie: headerOf(cookies) } })).text()
    return new URLSearchParams(
      text.includes('value="login"') ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' },
    )
  }

  private async visit(url: URL, cookies: Map<string, string>, body?: URLSearchParams): Promise<URL> {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: headerOf(cookies) },
      ...(body ? { body } : {}),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${url.pathname} answered ${answer.status}: ${await answer.text()}`)
    return new URL(location, url)
  }
}

/** Changes the signature of the sent token without changing its length. */
function forge(response: ServerResponse): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse
  const other = (sign: string): string => (sign === 'A' ? 'B' : 'A')
  response.end = ((body: unknown) =>
    end(
      `${body}`.replace(/("id_token":"[^".]+\.[^".]+\.)([^"])/, (_, head, sign) => `${head}${other(sign)}`),
    )) as typeof response.end
}

const headerOf = (cookies: Map<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
