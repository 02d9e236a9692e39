import { MOST_COST } from '@tufang/server/kernel/read-budget'
import { costOf } from '@tufang/server/rest/cost'
import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { describe, expect, it } from 'vitest'

interface Introspected {
  __type: { fields: { name: string; type: Shape }[] }
}
interface Shape {
  kind: string
  ofType: Shape | null
}
interface Answer {
  data?: Record<string, unknown>
  errors?: { message: string; extensions: Record<string, unknown> }[]
  extensions?: { cost?: Cost }
}
interface Cost {
  requested: number
  limit: number
  asked: number
  used: number
  left?: number | null
}

const company = await newCompany()
await newWaybill(company)
const reader = await company.as('只读')
const anonymous = (await testApp()).anonymous()

const leafOf = ({ kind, ofType }: Shape): string => (ofType ? leafOf(ofType) : kind)
const { __type: type } = await reader.ask<Introspected>(
  '{ __type(name: "Waybill") { fields { name type { kind ofType { kind ofType { kind ofType { kind ofType { kind } } } } } } } }',
)
const columns = type.fields.filter((field) => leafOf(field.type) !== 'OBJECT').map(({ name }) => name)

/** Statements other than the look-up of the session, which happens in any case. */
const notOfSession = (statement: string): boolean => !statement.includes('from session s')

async function run(query: string, variables = {}) {
  const response = await reader.rest('POST', '/graphql', { body: { query, variables } })
  return { status: response.statusCode, answer: response.json<Answer>() }
}

describe('a query', () => {
  it('of 29 pages of 5,000 waybills is refused before anything is read', async () => {
    const pages = Array.from({ length: 29 }, (_, at) => `a${at}: waybills(page: $page) { records { ...row } }`)
    const query = `query ($page: PageInput) { ${pages.join(' ')} } fragment row on Waybill { ${columns.slice(0, 40).join(' ')} }`
    await run('{ viewer { roleType } }')
    const statements = await statementsOf(async () => {
      const { status, answer } = await run(query, { page: { size: 5000 } })
      const requested = 29 * (500 + 1 + 1 + 5000 * 40 + 10)
      expect(status).toBe(200)
      expect(answer).toMatchObject({
        errors: [
          {
            message: expect.stringMatching(`费用为${requested}，上限为465000.*导出`),
            extensions: { code: 'QUERY_TOO_COMPLEX', requestId: expect.any(String) },
          },
        ],
        extensions: { cost: { requested, limit: 465_000, asked: requested, used: 0 } },
      })
      expect(answer.data).toBeUndefined()
    })
    expect(statements.filter(notOfSession)).toEqual([])
  })

  it.each(['records', 'records @include(if: true)'])(
    'of 5,000 waybills in all columns is answered: %s',
    async (records) => {
      const query = `{ waybills(page: { size: 5000 }) {
      __typename total summary { weightTons cubic receivable } ${records} { __typename ${columns.join(' ')} } } }`
      const { status, answer } = await run(query)
      expect(columns.length).toBeGreaterThan(60)
      expect(status).toBe(200)
      expect(answer.errors).toBeUndefined()
      expect(answer.data).toMatchObject({ waybills: { total: 1, records: [{ __typename: 'Waybill' }] } })
    },
  )

  it('tells what it costs', async () => {
    const { answer } = await run('{ waybills(page: { size: 10 }) { records { id no } } }')
    expect(answer.extensions).toEqual({ cost: { requested: 522, limit: 465_000, asked: 522, used: 522 } })
  })

  it('is refused for its cost whoever asks', async () => {
    const page = (at: number) => `a${at}: receipts(page: { size: 5000 }) { records { id lines { id } } }`
    expect(await anonymous.code(`{ ${page(1)} }`)).toBe('UNAUTHENTICATED')
    expect(await anonymous.code(`{ ${[1, 2, 3, 4, 5].map(page).join(' ')} }`)).toBe('QUERY_TOO_COMPLEX')
  })

  it('of a verb is counted as well', async () => {
    const prices = 'setWaybillPrices(input: $input) { id ok msg __typename }'
    const query = `mutation ($input: [WaybillPriceInput!]!) { ${[1, 2, 3, 4, 5, 6].map((at) => `a${at}: ${prices}`).join(' ')} }`
    const input = Array.from({ length: 20_000 }, () => ({ id: '1', settlePrice: '1' }))
    const statements = await statementsOf(async () => {
      expect(await reader.code(query, { input })).toBe('QUERY_TOO_COMPLEX')
    })
    expect(statements.filter(notOfSession)).toEqual([])
  })
})

describe('a question for the cost', () => {
  const PAGE = '{ waybills(page: { size: 10 }) { records { id no } } }'
  const dry = { cost: { dryRun: true } }
  const costOfAnswer = async (body: object): Promise<Cost | undefined> =>
    (await reader.rest('POST', '/graphql', { body })).json<Answer>().extensions?.cost

  it('is answered with what is left of the minute, if the caller wants to know', async () => {
    const left = (cost: object) => costOfAnswer({ query: PAGE, extensions: { cost } })
    for (const told of [await left({}), await left({ dryRun: false })]) {
      expect(told).toMatchObject({ asked: 522, used: 522, left: expect.any(Number) })
      expect(told?.left).toBeLessThanOrEqual(27_900_000)
    }
    const stranger = await anonymous.rest('POST', '/graphql', { body: { query: PAGE, extensions: { cost: {} } } })
    expect(stranger.json()).toMatchObject({ extensions: { cost: { left: null } } })
  })

  it('runs nothing, is charged one unit, and is answered beyond the limit as well', async () => {
    const pages = [1, 2, 3].map(
      (at) => `a${at}: waybills(page: { size: 5000 }) { records { ${columns.slice(0, 40).join(' ')} } }`,
    )
    const queries = [PAGE, `{ ${pages.join(' ')} }`]
    await run(PAGE)
    const statements = await statementsOf(async () => {
      for (const query of queries) {
        const answer = (await reader.rest('POST', '/graphql', { body: { query, extensions: dry } })).json<Answer>()
        const asked = query === PAGE ? 522 : 3 * (502 + 5000 * 40 + 10)
        const cost = { requested: asked, limit: MOST_COST, asked, used: 1, left: expect.any(Number) }
        expect(answer).toEqual({ data: null, extensions: { cost } })
      }
      const link = await reader.rest('GET', '/graphql', { query: { query: PAGE, extensions: JSON.stringify(dry) } })
      expect(link.json()).toMatchObject({ data: null, extensions: { cost: { asked: 522, used: 1 } } })
    })
    expect(statements.filter(notOfSession)).toEqual([])
  })

  it('of a verb does not do it', async () => {
    const clerk = await company.as('管理员')
    const query = 'mutation ($input: ExportInput!) { startExport(input: $input) { id } }'
    const input = { list: { waybills: {} }, columns: [{ key: 'no', title: '运单号' }] }
    const body = { query, variables: { input }, extensions: dry }
    const statements = await statementsOf(async () => {
      expect((await clerk.rest('POST', '/graphql', { body })).json()).toMatchObject({
        data: null,
        extensions: { cost: { used: 1 } },
      })
    })
    expect(statements.filter(notOfSession)).toEqual([])
  })

  it.each([{ cost: 1 }, { cost: { dryRun: 'yes' } }])(
    'is refused where it says something else: %j',
    async (extensions) => {
      const answer = await reader.rest('POST', '/graphql', { body: { query: PAGE, extensions } })
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    },
  )
})

describe('a page over REST', () => {
  it.each(routes.filter(({ result }) => result === 'page').map((route) => [route.path, route] as const))(
    'costs as a query for the same rows and fields does, and passes: %s',
    (_, route) => {
      const [least, most] = [costOf(route)({ size: '1' }), costOf(route)({ size: '5000' })]
      expect(most - least).toBe(4999 * (least - 500 - 5000))
      expect(most).toBeLessThanOrEqual(MOST_COST)
    },
  )
})
