/** Outcome of a request, as its sender must understand it. */
export type Outcome =
  | { kind: 'done'; data: unknown }
  /** Refused with a time for a retry: 503 or 429. */
  | { kind: 'later' }
  /** The program answers that it does not know whether the verb ran. */
  | { kind: 'unknown' }
  /** Refused for good, a fault, or no answer in time. */
  | { kind: 'refused' | 'fault' | 'hung'; reason: string }
  /** The connection ended before the answer. */
  | { kind: 'gone'; reason: string }

export interface Request {
  query: string
  variables: Record<string, unknown>
}

const HUNG_MS = 20_000

/** Person, signed in or not, who calls a program over HTTP in any of its states. */
export class Caller {
  readonly url: string
  readonly headers: Record<string, string>
  private readonly hungMs: number

  constructor(url: string, headers: Record<string, string> = {}, hungMs = HUNG_MS) {
    this.url = url
    this.headers = headers
    this.hungMs = hungMs
  }

  /** Signs in by the code that the demo's inbox shows. */
  async signedIn(mobile: string): Promise<Caller> {
    const send = 'mutation ($mobile: String!) { sendCode(mobile: $mobile) }'
    await this.ask({ query: send, variables: { mobile } })
    const inbox = (await (await fetch(`${this.url}/demo/sms?mobile=${mobile}`)).json()) as { data: { code: string } }
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }'
    const input = { phone: mobile, code: inbox.data.code }
    const { signIn } = await this.ask<{ signIn: { accessToken: string } }>({ query, variables: { input } })
    return new Caller(this.url, { authorization: `Bearer ${signIn.accessToken}` })
  }

  /** Caller of another process as one person. */
  at(url: string): Caller {
    return new Caller(url, this.headers, this.hungMs)
  }

  /** Requests data that must be answered. */
  async ask<Data>(request: Request): Promise<Data> {
    const outcome = await this.send(request)
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
    return outcome.data as Data
  }

  async send(request: Request): Promise<Outcome> {
    try {
      const answer = await fetch(`${this.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.headers },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(this.hungMs),
      })
      return outcomeOf(answer.status, await answer.text())
    } catch (error) {
      const { name, message } = error as Error
      return name === 'TimeoutError'
        ? { kind: 'hung', reason: `no answer in ${this.hungMs} ms` }
        : { kind: 'gone', reason: `no answer: ${message} ${String((error as Error).cause)}` }
    }
  }
}

interface Body {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string } }[]
}

function outcomeOf(status: number, text: string): Outcome {
  if (status === 503 || status === 429) return { kind: 'later' }
  const reason = `${status} ${text.slice(0, 300)}`
  if (status >= 500) return { kind: 'fault', reason }
  const { data, errors = [] } = JSON.parse(text) as Body
  const [error] = errors
  if (!error) return { kind: 'done', data }
  const code = error.extensions?.code
  if (code === 'OUTCOME_UNKNOWN') return { kind: 'unknown' }
  return { kind: code === 'INTERNAL' || code === 'SERVER_BUSY' ? 'fault' : 'refused', reason }
}
