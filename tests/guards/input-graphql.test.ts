import { testApp } from '@tufang/tests/app'
import type { GraphqlAnswer } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { describe, expect, it } from 'vitest'
import { documentOf, fieldOf, takesKey } from './graphql-calls'
import { type GuardedField, guardedFields } from './graphql-fields'
import { namesOf, unknownNames } from './graphql-names'
import { type Kind, wrongValues } from './graphql-wrong-values'

const app = await testApp()
const company = await newCompany({ payeeCheck: true })
const names = await namesOf(company)
const clerk = await company.as('管理员')
const HAN = /[\u4e00-\u9fff]/
/** A lock that fits by chance would keep this file out of its own session. */
const LOCKS = ['Mutation.lockSession', 'Mutation.unlockSession']
const fields = Object.entries(guardedFields).filter(([, { examples }]) => examples)

/** Every call of a field with one thing wrong. */
function* callsOf(name: string, field: GuardedField, kinds: Kind[], named = names) {
  for (const example of field.examples?.(named) ?? []) {
    const full = takesKey(name) ? { ...example, idempotencyKey: null } : example
    for (const argument of fieldOf(name).args) {
      for (const wrong of wrongValues(argument.type, full[argument.name], argument.name)) {
        if (kinds.includes(wrong.kind)) yield { at: wrong.at, variables: { ...full, [argument.name]: wrong.value } }
      }
    }
  }
}

const ask = (name: string, field: GuardedField, variables: object): Promise<GraphqlAnswer<object>> =>
  (field.access === 'public' ? app.anonymous() : clerk).gql(documentOf(name, field), { ...variables })

/** What is wrong with an answer to a wrong call; nothing when it was refused, or at least answered, in good order. */
function faultsOf({ status, data, errors }: GraphqlAnswer<object>, refused: string[] | undefined): string[] {
  const codes = errors.map(({ extensions }) => extensions.errorCode)
  return [
    ...(status < 500 ? [] : [`status ${status}`]),
    ...(codes.includes('INTERNAL') ? ['INTERNAL'] : []),
    ...errors.flatMap(({ message }) => (HAN.test(message) ? [] : [`not in Chinese: ${message}`])),
    ...(errors.length > 0 || data !== null ? [] : ['neither data nor error']),
    ...(refused && !codes.some((code) => refused.includes(code))
      ? [`not refused: ${codes} ${JSON.stringify(data)}`]
      : []),
  ]
}

async function faults(name: string, field: GuardedField, kinds: Kind[], refused?: string[], named = names) {
  const found: string[] = []
  for (const { at, variables } of callsOf(name, field, kinds, named)) {
    const wrong = faultsOf(await ask(name, field, variables), refused)
    found.push(...wrong.map((fault) => `${at} = ${JSON.stringify(variables).slice(0, 300)}: ${fault}`))
  }
  return found
}

describe('a call with one thing wrong', () => {
  it.each(fields)('is refused by %s as malformed, and writes nothing', async (name, field) => {
    const before = await contentOfDatabase()
    expect(await faults(name, field, ['malformed'], ['INVALID_INPUT', 'BAD_REQUEST'])).toEqual([])
    expect(await contentOfDatabase()).toEqual(before)
  })

  it.each(fields)('is refused by %s for text that cannot be kept, and writes nothing', async (name, field) => {
    const before = await contentOfDatabase()
    expect(await faults(name, field, ['broken'], ['INVALID_INPUT', 'BAD_REQUEST'])).toEqual([])
    expect(await contentOfDatabase()).toEqual(before)
  })

  it.each(fields.filter(([name]) => !LOCKS.includes(name)))(
    'is answered by %s in good order when it is odd',
    { timeout: 180_000 },
    async (name, field) => {
      const before = await contentOfDatabase()
      expect(await faults(name, field, ['odd'], undefined, unknownNames())).toEqual([])
      // A call that was answered may be repeated by its key, and an odd key is a key; an export that finds nothing is one as well.
      const { idempotency_key, export_task } = await contentOfDatabase()
      expect(await contentOfDatabase()).toEqual({ ...before, idempotency_key, export_task })
    },
  )
})

describe('text that cannot be kept', () => {
  it.each(['"甲\\u0000乙"', '"\\ud800"'])('is refused as the literal %s too', async (literal) => {
    const refusal = await clerk.refusal(`mutation { scanCards(cardNos: [${literal}]) { message } }`)
    expect(['INVALID_INPUT', 'BAD_REQUEST']).toContain(refusal.extensions.errorCode)
    expect(refusal.message).toMatch(HAN)
  })
})

describe('the lists of mutations', () => {
  const priceTerms = {
    ...{ projectInfoId: names.projectId, tpMode: 'RELEASE', soilType: names.soilType, directPayPrice: '80.00' },
  }
  const lists: [string, object][] = [
    ['Mutation.scanCards', { cardNos: [] }],
    ['Mutation.removeScannedCards', { cardNos: [] }],
    ['Mutation.setCardGivers', { input: [] }],
    ['Mutation.generateReceipts', { input: { settleCardNos: [] } }],
    ['Mutation.generateSettlements', { input: { receipts: [] } }],
    ['Mutation.generateSettlements', { input: { cardNos: [] } }],
    ['Mutation.previewSettlements', { input: { waybillIds: [] } }],
    ['Mutation.setPayees', { input: [] }],
    ['Mutation.setWaybillPrices', { input: [] }],
    ['Mutation.mergeSettlements', { ids: [] }],
    ['Mutation.splitSettlement', { id: names.settlementId, waybillIds: [] }],
    ['Mutation.updateWaybillRemarks', { input: [] }],
    ['Mutation.setWaybillPreparePrices', { input: [] }],
    ['Mutation.setWaybillVehicleTypes', { input: [] }],
    ['Mutation.setWaybillFleetNames', { input: [] }],
    ['Mutation.setWaybillShifts', { input: [] }],
    ['Mutation.approveWaybillChanges', { ids: [] }],
    ['Mutation.rejectWaybillChanges', { ids: [], reason: '不符' }],
    ['Mutation.confirmAnomalies', { input: { ids: [], reason: '1' }, dryRun: false }],
    ['Mutation.clearAnomalies', { input: { ids: [], reason: '1' }, dryRun: false }],
    ['Mutation.reopenAnomalies', { ids: [] }],
    ['Mutation.applyDirectPayPrice', { input: { ...priceTerms, captainAndDriver: [] } }],
    ['Mutation.updateDirectPayPrice', { id: names.priceId, input: { ...priceTerms, captainAndDriver: [] } }],
  ]
  it.each(lists)('of %s with %j may not be empty', async (name, variables) => {
    const field = guardedFields[name]
    if (!field) throw new Error(`${name} is not guarded`)
    const { errors } = await ask(name, field, variables)
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/^请选择/), extensions: { errorCode: 'INVALID_INPUT' } },
    ])
  })

  const tooLong: [string, (cardNos: string[]) => object][] = [
    ['Mutation.scanCards', (cardNos) => ({ cardNos })],
    ['Mutation.removeScannedCards', (cardNos) => ({ cardNos })],
    ['Mutation.generateReceipts', (settleCardNos) => ({ input: { settleCardNos } })],
    ['Mutation.generateSettlements', (cardNos) => ({ input: { cardNos } })],
    ['Query.cards', (cardNos) => ({ filter: { cardNos } })],
    ['Query.waybills', (cardNos) => ({ filter: { cardNos } })],
    ['Query.waybills', (ids) => ({ filter: { ids } })],
    ['Query.waybills', (nos) => ({ filter: { nos } })],
    ['Query.anomalies', (ids) => ({ filter: { ids } })],
    ['Query.receipts', (giveCardNos) => ({ filter: { giveCardNos } })],
    ['Query.settlements', (settleNos) => ({ filter: { settleNos } })],
    ['Query.directPayPrices', (captainAndDrivers) => ({ filter: { captainAndDrivers } })],
  ]
  it.each(tooLong)('of %s may not hold 10,000 numbers', async (name, variablesOf) => {
    const field = guardedFields[name]
    if (!field) throw new Error(`${name} is not guarded`)
    const { errors } = await ask(name, field, variablesOf(Array.from({ length: 10_000 }, (_, at) => `B${at + 1}`)))
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/一次最多\d+条$/), extensions: { errorCode: 'INVALID_INPUT' } },
    ])
  })
})

describe('a request that is no call', () => {
  const json = 'application/json'
  const query = '{ __typename }'
  it.each<[string, string, string]>([
    ['broken JSON', '{"query":', json],
    ['JSON that ends too late', '{"query":"{ __typename }"}}', json],
    ['no JSON at all', 'query', json],
    ['nothing', '', json],
    ['null', 'null', json],
    ['a list', JSON.stringify([{ query }]), json],
    ['no query', '{}', json],
    ['a query that is a number', '{"query":1}', json],
    ['variables that are text', JSON.stringify({ query, variables: 'x' }), json],
    ['variables that are a list', JSON.stringify({ query, variables: [1] }), json],
    ['an operation name that is a number', JSON.stringify({ query, operationName: 1 }), json],
    ['an operation that is not there', JSON.stringify({ query, operationName: 'none' }), json],
    ['XML', '<query/>', 'application/xml'],
    ['plain text', JSON.stringify({ query }), 'text/plain'],
    ['a form', 'query=%7B__typename%7D', 'application/x-www-form-urlencoded'],
    ['no type', JSON.stringify({ query }), ''],
    ['5 MB', JSON.stringify({ query, variables: { x: 'x'.repeat(5_000_000) } }), json],
  ])('with %s is a 4xx in Chinese', async (_, body, type) => {
    const response = await clerk.rest('POST', '/graphql', { body, headers: { 'content-type': type } })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.body).toMatch(HAN)
  })
})
