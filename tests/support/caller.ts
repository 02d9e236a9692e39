import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export interface Refusal {
  message: string
  path?: (string | number)[]
  extensions: { code: string; fieldErrors: { field: string; message: string }[]; requestId: string }
}

export interface GraphqlAnswer<Data> {
  status: number
  data: Data | null
  errors: Refusal[]
}

interface Credentials {
  address: string
  token?: string
  userHash?: string
}

interface RestOptions {
  body?: unknown
  headers?: Record<string, string>
  query?: Record<string, string | string[]>
}

/** Statuses 429 Too Many Requests and 503 Service Unavailable, after which a request is made again. */
const LATER = new Set([429, 503])

type Variables = Record<string, unknown>

/**
 * Pause before a request is made again, longer each time, so that many callers do not crowd the server out together.
 */
const standBack = (tried: number): Promise<void> => setTimeout(Math.min(1000, 50 * tried))

/** Makes all requests at once, then the postponed ones together again, until all have answers. */
export async function allInTurn<Answer>(
  asks: readonly (() => Promise<Answer>)[],
  isLater: (answer: Answer) => boolean,
): Promise<Answer[]> {
  const answers = new Map<number, Answer>()
  while (answers.size < asks.length) {
    const left = [...asks.entries()].filter(([at]) => !answers.has(at))
    await Promise.all(
      left.map(async ([at, ask]) => {
        const answer = await ask()
        if (!isLater(answer)) answers.set(at, answer)
      }),
    )
  }
  return [...answers].toSorted(([one], [other]) => one - other).map(([, answer]) => answer)
}

/** Client of the API with one address and one token. */
export class Caller {
  constructor(
    private readonly fastify: FastifyInstance,
    readonly credentials: Credentials,
  ) {}

  /** Another client of the same program, with other credentials. */
  with(credentials: Partial<Credentials>): Caller {
    return new Caller(this.fastify, { ...this.credentials, ...credentials })
  }

  /** Runs a GraphQL document and gives back data and errors as they came. */
  async gql<Data = Record<string, unknown>>(query: string, variables: Variables = {}): Promise<GraphqlAnswer<Data>> {
    const response = await this.rest('POST', '/graphql', { body: { query, variables } })
    const { data = null, errors = [] } = response.json<{ data?: Data | null; errors?: Refusal[] }>()
    return { status: response.statusCode, data, errors }
  }

  /** Runs a GraphQL document, again for as long as a busy server postpones it. */
  async gqlInTurn(query: string, variables: Variables = {}): Promise<GraphqlAnswer<Record<string, unknown>>> {
    for (let tried = 1; ; tried++) {
      const answer = await this.gql(query, variables)
      if (!LATER.has(answer.status)) return answer
      await standBack(tried)
    }
  }

  /** Runs a GraphQL document that must succeed; gives back its data. */
  async ask<Data = Record<string, unknown>>(query: string, variables: Variables = {}): Promise<Data> {
    const { data, errors } = await this.gql<Data>(query, variables)
    if (!data || errors.length > 0) throw new Error(`refused: ${JSON.stringify(errors)}`)
    return data
  }

  /** Runs a GraphQL document that must be refused; gives back the first error. */
  async refusal(query: string, variables: Variables = {}): Promise<Refusal> {
    const { data, errors } = await this.gql(query, variables)
    if (!errors[0]) throw new Error(`not refused: ${JSON.stringify(data)}`)
    return errors[0]
  }

  /** The error code with which a GraphQL document is refused. */
  async code(query: string, variables: Variables = {}): Promise<string> {
    return (await this.refusal(query, variables)).extensions.code
  }

  /** Makes any HTTP call; a body that is not text goes as JSON. */
  rest(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { body, headers = {}, query }: RestOptions = {},
  ): Promise<LightMyRequestResponse> {
    const { address, token, userHash } = this.credentials
    const options: InjectOptions = {
      method,
      url,
      remoteAddress: address,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(userHash ? { authorizationmd5: userHash } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    }
    if (query) options.query = query
    if (body !== undefined) options.payload = typeof body === 'string' ? body : JSON.stringify(body)
    return this.fastify.inject(options)
  }
}
