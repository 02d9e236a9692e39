import { createHash } from 'node:crypto'
import { KnownDocuments } from '@tufang/server/graphql/known-documents'
import { openApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { ChangeStream } from '@tufang/tests/change-stream'
import { newCompany } from '@tufang/tests/company'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { uniqueAddress } from '@tufang/tests/unique'
import { afterAll, describe, expect, it } from 'vitest'

const LIST = 'query ($page: PageInput) { waybills(page: $page) { records { id no } } }'
const ROLE = '{ viewer { roleType } }'
const SAVE = 'mutation ($input: SavedViewInput!) { saveView(input: $input) { name } }'
const PRICES = 'mutation ($input: [WaybillPriceInput!]!) { setWaybillPrices(input: $input) { id } }'
const WRONG = '{ waybills { records { nothing } } }'
const ROWS = 'id no status goDatetime goTruckCode load receivable weightTons createTime remark version tpMode'
const BIG = `query ($page: PageInput) { waybills(page: $page) { records { ${ROWS} } } }`

/** Id by the rule of the appendix, told apart from the code of the server. */
const idOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`

const CHANGED = 'subscription ($after: ID) { changed(after: $after) { id everything changes { type ids requestIds } } }'
const known = new KnownDocuments([CHANGED, LIST, ROLE, SAVE, PRICES, WRONG, BIG])
const company = await newCompany()
await newWaybill(company)
const app = await openApp({}, undefined, known)
const strict = await openApp({ knownDocumentsOnly: true }, undefined, known)
const { credentials } = await company.as('管理员')
const clerk = new Caller(app.fastify, credentials)
const guarded = new Caller(strict.fastify, credentials)
afterAll(async () => {
  await app.fastify.close()
  await strict.fastify.close()
})

interface Answer {
  data?: unknown
  errors?: { message: string; extensions: { code: string; requestId: string } }[]
  extensions?: { cost?: { asked: number; used: number } }
}

async function send(caller: Caller, body: unknown, headers: Record<string, string> = {}) {
  const response = await caller.rest('POST', '/graphql', { body, headers })
  return { status: response.statusCode, answer: response.json<Answer>() }
}

const codeOf = ({ answer }: { answer: Answer }) => answer.errors?.[0]?.extensions.code

describe('a document by its id', () => {
  it('is answered as its text is, with the cost of the text, first and later', async () => {
    const variables = { page: { size: 10 } }
    const text = await send(clerk, { query: LIST, variables })
    expect(text.answer).toMatchObject({ data: { waybills: { records: [{ no: expect.any(String) }] } } })
    for (const _ of [1, 2]) expect(await send(clerk, { documentId: idOf(LIST), variables })).toEqual(text)
    expect(text.answer.extensions).toMatchObject({ cost: { asked: 522, used: 522 } })
  })

  it('is refused as its text is', async () => {
    const tooLarge = { variables: { page: { size: 6000 } } }
    for (const [query, more] of [
      [WRONG, {}],
      [LIST, tooLarge],
      [LIST, { variables: { page: [] } }],
    ] as const) {
      const [one, other] = [
        await send(clerk, { query, ...more }),
        await send(clerk, { documentId: idOf(query), ...more }),
      ]
      expect(codeOf(one)).toBeDefined()
      expect([other.status, codeOf(other)]).toEqual([one.status, codeOf(one)])
    }
  })

  it('writes once under its key', async () => {
    const variables = { input: { list: 'waybills', name: '按标识保存', shared: false, state: {} } }
    expect((await send(clerk, { documentId: idOf(SAVE), variables })).answer).toEqual(
      expect.objectContaining({ data: { saveView: { name: '按标识保存' } } }),
    )
  })

  it('is asked for by a link as well, unless it writes', async () => {
    const link = (documentId: string) => clerk.rest('GET', '/graphql', { query: { documentId } })
    expect((await link(idOf(ROLE))).json()).toMatchObject({ data: { viewer: { roleType: 'COMPANY' } } })
    expect((await link(idOf(SAVE))).statusCode).toBe(405)
  })

  it('takes bodies as long as its verb allows', async () => {
    const input = Array.from({ length: 6000 }, () => ({ id: '019a3f60-1c00-7000-8000-000000000001', settlePrice: '1' }))
    const { answer } = await send(clerk, { documentId: idOf(PRICES), variables: { input } })
    expect(JSON.stringify(input).length).toBeGreaterThan(256 * 1024)
    expect(answer.data).toBeDefined()
    const unknown = await send(clerk, { documentId: idOf('{ unknown }'), variables: { input } })
    expect(codeOf(unknown)).toBe('BODY_TOO_LARGE')
  })

  it.each([
    [{ documentId: idOf('{ __typename }') }, 'PERSISTED_DOCUMENT_NOT_FOUND'],
    [{ documentId: '../../../etc/passwd' }, 'PERSISTED_DOCUMENT_NOT_FOUND'],
    [{ documentId: 'constructor' }, 'PERSISTED_DOCUMENT_NOT_FOUND'],
    [{ documentId: idOf(ROLE), query: ROLE }, 'BAD_REQUEST'],
    [{ documentId: 7 }, 'BAD_REQUEST'],
    [{ documentId: '' }, 'BAD_REQUEST'],
  ])('is refused where there is none: %j', async (body, code) => {
    const refused = await send(clerk, body)
    expect(refused.status).toBe(400)
    expect(codeOf(refused)).toBe(code)
    expect(refused.answer.errors?.[0]?.message).toMatch(/\p{Script=Han}/u)
  })
})

describe('a list of documents by their ids', () => {
  const item = { documentId: idOf(ROLE) }

  it('is answered in its order, each with its own outcome and cost', async () => {
    const variables = { page: { size: 10 } }
    const body = [{ documentId: idOf(LIST), variables }, { documentId: idOf(WRONG) }, item]
    const { status, answer } = await send(clerk, body)
    expect(status).toBe(200)
    expect(answer).toMatchObject([
      { data: { waybills: { records: [{}] } }, extensions: { cost: { asked: 522, used: 522 } } },
      { errors: [{ extensions: { code: 'INVALID_INPUT', requestId: expect.any(String) } }] },
      { data: { viewer: { roleType: 'COMPANY' } } },
    ])
  })

  it('refuses a member with costly rows, which goes alone', async () => {
    const costly = { documentId: idOf(BIG), variables: { page: { size: 5000 } } }
    const { answer } = await send(clerk, [costly, item])
    expect(answer).toMatchObject([
      { errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }], extensions: { cost: { used: 0 } } },
      { data: { viewer: { roleType: 'COMPANY' } } },
    ])
    expect((await send(clerk, costly)).answer).toHaveProperty('data.waybills')
    // 500 of the list, two of page and records, and 12 of each row.
    const largest = { ...costly, variables: { page: { size: Math.floor((58_125 - 502) / 12) } } }
    expect((await send(clerk, [largest])).answer).toMatchObject([{ data: {}, extensions: { cost: { used: 58_114 } } }])
  })

  it('tells a stranger nothing', async () => {
    const stranger = new Caller(app.fastify, { address: uniqueAddress() })
    const { answer } = await send(stranger, [item])
    expect(answer).toMatchObject([{ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }])
  })

  it.each([
    ['empty', [], 'BAD_REQUEST'],
    ['of more than sixteen', Array.from({ length: 17 }, () => item), 'BAD_REQUEST'],
    ['with a text', [item, { query: ROLE }], 'BAD_REQUEST'],
    ['with a verb', [item, { documentId: idOf(SAVE) }], 'BAD_REQUEST'],
    ['of lists', [[item]], 'BAD_REQUEST'],
    ['with an unknown id', [item, { documentId: idOf('{ x }') }], 'PERSISTED_DOCUMENT_NOT_FOUND'],
  ])('is refused as a whole where it is %s', async (_, body, code) => {
    const refused = await send(clerk, body)
    expect(refused.status).toBe(400)
    expect(codeOf(refused)).toBe(code)
  })
})

describe('a server that takes the documents of the pages alone', () => {
  const own = { query: '{ viewer { user { id } } }' }
  const playground = { 'x-client': 'playground' }

  it('answers them by id and by text', async () => {
    for (const body of [{ documentId: idOf(ROLE) }, { query: ROLE }])
      expect((await send(guarded, body)).answer).toMatchObject({ data: { viewer: { roleType: 'COMPANY' } } })
    expect((await send(guarded, [{ documentId: idOf(ROLE) }])).answer).toMatchObject([{ data: {} }])
  })

  it('streams changes to who names them by id, and to no other text', async () => {
    const url = await strict.fastify.listen({ port: 0, host: '127.0.0.1' })
    const streams = await Promise.all(
      [{ documentId: idOf(CHANGED) }, { query: 'subscription { changed { id } }' }].map((document) =>
        ChangeStream.open(url, guarded, { document }),
      ),
    )
    expect(streams.map(({ status, code }) => [status, code])).toEqual([
      [200, undefined],
      [403, 'KNOWN_DOCUMENTS_ONLY'],
    ])
    for (const stream of streams) stream.leave()
  })

  it('answers other texts to a person in the playground, and to nobody else', async () => {
    expect((await send(guarded, own, playground)).answer).toHaveProperty('data.viewer.user.id')
    expect((await send(clerk, own)).answer).toHaveProperty('data.viewer.user.id')
    const create = 'mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { token } }'
    const input = { name: '报表', permissions: ['chain:companywaybill:get'], days: 1 }
    const made = await clerk.gql<{ createAccessToken: { token: string } }>(create, { input })
    const token = made.data?.createAccessToken.token ?? ''
    expect(token).not.toBe('')
    const callers = [
      [guarded, {}],
      [guarded, { 'x-client': 'web' }],
      [new Caller(strict.fastify, { address: uniqueAddress() }), playground],
      [new Caller(strict.fastify, { address: uniqueAddress(), token: 'wrong' }), playground],
      [new Caller(strict.fastify, { address: uniqueAddress(), token }), playground],
    ] as const
    for (const [caller, headers] of callers) {
      const refused = await send(caller, own, headers)
      expect([refused.status, codeOf(refused)]).toEqual([403, 'KNOWN_DOCUMENTS_ONLY'])
      expect(refused.answer.errors?.[0]?.message).toMatch(/页面/)
    }
  })

  it('refuses them before they are read', async () => {
    const refused = await send(guarded, { query: '{' })
    expect(codeOf(refused)).toBe('KNOWN_DOCUMENTS_ONLY')
  })
})
