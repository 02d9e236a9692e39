import { describe, expect, it } from 'vitest'
import { guardedFields } from './graphql-fields'
import { wrongCaller } from './input-calls'

const { names, clerk, ask } = await wrongCaller()
const HAN = /[\u4e00-\u9fff]/

describe('text that cannot be kept', () => {
  it.each(['"甲\\u0000乙"', '"\\ud800"'])('is refused as the literal %s too', async (literal) => {
    const refusal = await clerk.refusal(`mutation { scanCards(cardNos: [${literal}]) { message } }`)
    expect(['INVALID_INPUT', 'BAD_REQUEST']).toContain(refusal.extensions.code)
    expect(refusal.message).toMatch(HAN)
  })
})

describe('the lists of mutations', () => {
  const priceTerms = {
    projectInfoId: names.projectId,
    tpMode: 'RELEASE',
    soilType: names.soilType,
    directPayPrice: '80.00',
  }
  const lists: [string, object][] = [
    ['Mutation.scanCards', { cardNos: [] }],
    ['Mutation.removeScannedCards', { cardNos: [] }],
    ['Mutation.setCardGivers', { input: [] }],
    ['Mutation.generateReceipts', { input: { settleCardNos: [] } }],
    ['Mutation.generateSettlements', { input: { receipts: [] } }],
    ['Mutation.generateSettlements', { input: { cardNos: [] } }],
    ['Mutation.previewSettlements', { input: { waybillIds: [] } }],
    ['Mutation.setPayees', { input: [], dryRun: false }],
    ['Mutation.settleWaybills', { waybillIds: [], dryRun: false }],
    ['Mutation.voidWaybills', { waybillIds: [], dryRun: false }],
    ['Mutation.setGroupPayees', { input: { groups: [] } }],
    ['Mutation.setWaybillPrices', { input: [] }],
    ['Mutation.mergeSettlements', { ids: [], dryRun: false }],
    ['Mutation.splitSettlement', { id: names.settlementId, waybillIds: [], dryRun: false }],
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
    expect(errors).toMatchObject([{ message: expect.stringMatching(/^请选择/), extensions: { code: 'INVALID_INPUT' } }])
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
      { message: expect.stringMatching(/一次最多\d+条$/), extensions: { code: 'INVALID_INPUT' } },
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
