import { createHash } from 'node:crypto'
import type { ApolloClient, DocumentNode, TypedDocumentNode } from '@apollo/client'
import { InMemoryCache } from '@apollo/client'
import { print } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { generatedDocuments } from '../../../documents'
import {
  PaymentDocument,
  PaymentsDocument,
  SubmitPaymentDocument,
} from '../../features/payment/payment/payment.generated'
import { SettlementsDocument } from '../../features/settlement/settlement/settlement.generated'

interface Sent {
  documentId?: string
  query?: string
  variables: Record<string, unknown>
}
type Told = { data: object } | { errors: { message: string; extensions: { code: string } }[] }

const refusal = (code: string): Told => ({ errors: [{ message: '不行', extensions: { code } }] })
const idOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`
const emptyPage = { __typename: 'Page', total: 0, summary: null, records: [] }

const bodies: (Sent | Sent[])[] = []
let answers: (Told | Told[])[] = []
let client: ApolloClient
let together: typeof import('./together').together

beforeEach(async () => {
  bodies.length = 0
  const session = { accessToken: 'a', userHash: 'h', expiresAt: Date.now() + 60_000 }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(session), setItem: vi.fn(), removeItem: vi.fn() })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { navigator: {} }))
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    bodies.push(JSON.parse(init.body))
    const [answer = refusal('INTERNAL'), ...more] = answers
    answers = more
    return new Response(JSON.stringify(answer), { headers: { 'x-request-id': 'r' } })
  })
  vi.resetModules()
  client = (await import('../client')).createClient()
  together = (await import('./together')).together
})
afterEach(() => {
  client.stop()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const ask = <Data>(query: TypedDocumentNode<Data, never>) =>
  client.query<unknown>({ query: query as DocumentNode, fetchPolicy: 'no-cache' }).then(({ data }) => data)

describe('generated documents', () => {
  it('have the ids of their texts with the names of types, all of them', async () => {
    const cache = new InMemoryCache()
    const operations: (DocumentNode & { __meta__?: { id: string } })[] = await generatedDocuments()
    expect(operations.length).toBeGreaterThan(400)
    for (const document of operations)
      expect(document.__meta__?.id).toBe(idOf(print(cache.transformDocument(document))))
  })
})

describe('a request', () => {
  it('names its document by the id, and sends the text once the server does not know the id', async () => {
    const data = { payments: emptyPage }
    answers = [{ data }, refusal('PERSISTED_DOCUMENT_NOT_FOUND'), { data }, { data }]
    for (const _ of [1, 2, 3]) expect(await ask(PaymentsDocument as never)).toEqual(data)
    const [first, second, third, fourth] = bodies as Sent[]
    expect(first).toEqual({ documentId: expect.stringMatching(/^sha256:[0-9a-f]{64}$/), variables: {} })
    expect(second).toEqual(first)
    expect(third).toEqual({ query: expect.stringContaining('query Payments('), variables: {} })
    expect(idOf(third?.query ?? '')).toBe(first?.documentId)
    expect(fourth).toEqual(third)
    expect(bodies).toHaveLength(4)
  })

  it('is refused without another one where the text is refused, too', async () => {
    answers = [refusal('PERSISTED_DOCUMENT_NOT_FOUND'), refusal('PERSISTED_DOCUMENT_NOT_FOUND')]
    await expect(ask(PaymentsDocument as never)).rejects.toMatchObject({ errorCode: 'PERSISTED_DOCUMENT_NOT_FOUND' })
    expect(bodies).toHaveLength(2)
  })
})

describe('queries that are asked together', () => {
  const both = () => together(() => [ask(PaymentsDocument as never), ask(SettlementsDocument as never)] as const)
  const [payments, settlements] = [{ data: { payments: emptyPage } }, { data: { settlements: emptyPage } }]

  it('go in one request and get each their own answer', async () => {
    answers = [[payments, settlements]]
    expect(await Promise.all(both())).toEqual([payments.data, settlements.data])
    expect(bodies).toEqual([
      [expect.objectContaining({ documentId: expect.any(String) }), expect.objectContaining({ variables: {} })],
    ])
  })

  it('are asked alone where they are refused among others', async () => {
    answers = [[payments, refusal('FORBIDDEN')], refusal('FORBIDDEN')]
    const [one, other] = both()
    expect(await one).toEqual(payments.data)
    await expect(other).rejects.toMatchObject({ errorCode: 'FORBIDDEN' })
    expect(bodies).toHaveLength(2)
  })

  it('are asked alone where the list is refused, and no longer gathered once the server does not know them', async () => {
    const unknown = refusal('PERSISTED_DOCUMENT_NOT_FOUND')
    answers = [unknown, unknown, unknown, payments, settlements, payments, settlements]
    expect(await Promise.all(both())).toEqual([payments.data, settlements.data])
    expect(await Promise.all(both())).toEqual([payments.data, settlements.data])
    expect(bodies.filter((body) => Array.isArray(body))).toHaveLength(1)
  })

  it('are one request of its own where there is only one, and verbs are none of them', async () => {
    answers = [payments, { data: { submitPayment: null } }]
    await together(() => ask(PaymentsDocument as never))
    const verb = {
      mutation: SubmitPaymentDocument,
      variables: { id: '1', version: 1 },
      fetchPolicy: 'no-cache',
    } as const
    await together(() => client.mutate(verb as never))
    expect(bodies.some((body) => Array.isArray(body))).toBe(false)
  })

  it('are sixteen at most in a request', async () => {
    const one = { data: { payment: null } }
    answers = [Array.from({ length: 16 }, () => one), Array.from({ length: 2 }, () => one)]
    const asked = together(() =>
      Array.from({ length: 18 }, (_, at) =>
        client.query({ query: PaymentDocument, variables: { id: String(at) }, fetchPolicy: 'no-cache' }),
      ),
    )
    await Promise.all(asked)
    expect(bodies.map((body) => Array.isArray(body) && body.length)).toEqual([16, 2])
  })

  it('are all that is asked in the moment after a verb, and nothing later', async () => {
    answers = [{ data: { submitPayment: null } }, [payments, settlements], payments, settlements]
    const verb = {
      mutation: SubmitPaymentDocument,
      variables: { id: '1', version: 1 },
      fetchPolicy: 'no-cache',
    } as const
    await client.mutate(verb as never)
    const first = ask(PaymentsDocument as never)
    await new Promise((drawn) => setTimeout(drawn))
    expect(await Promise.all([first, ask(SettlementsDocument as never)])).toEqual([payments.data, settlements.data])
    await Promise.all([ask(PaymentsDocument as never), ask(SettlementsDocument as never)])
    expect(bodies.map((body) => (Array.isArray(body) ? body.length : 1))).toEqual([1, 2, 1, 1])
  })

  it('are refetched queries of open pages as well', async () => {
    answers = [payments, settlements, [payments, settlements]]
    const open = [PaymentsDocument, SettlementsDocument].map((query) => {
      const asked = client.watchQuery({ query: query as DocumentNode, fetchPolicy: 'no-cache' })
      asked.subscribe({})
      return asked
    })
    await vi.waitFor(() => expect(open.every((one) => !one.getCurrentResult().loading)).toBe(true))
    await Promise.all(together(() => open.map((one) => one.refetch())))
    expect(bodies.map((body) => (Array.isArray(body) ? body.length : 1))).toEqual([1, 1, 2])
  })
})
