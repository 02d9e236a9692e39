import { createApp } from '@tufang/server/app'
import { readConfig } from '@tufang/server/config'
import { createServices } from '@tufang/server/container'
import { DomainError } from '@tufang/server/kernel/errors'
import { testApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { scanned } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { afterAll, expect, it } from 'vitest'

const { database, sms, clock } = await testApp()
const deps = { config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), database, sms, clock }
const services = createServices(deps)
const fastify = await createApp(deps, services)
afterAll(() => fastify.close())

const faults = [new RangeError('on purpose'), new DomainError('SERVER_BUSY', {}, [], 2)]
let fault: Error | undefined
const scanning = services.scans.scan.bind(services.scans)
/** Scanning service that commits and then fails to read the outcome. */
services.scans.scan = async (...asked) => {
  const result = await scanning(...asked)
  if (fault) throw fault
  return result
}

/** Clerk of a new company, behind an app whose answers get lost. */
async function clerkWithCard() {
  const company = await newCompany()
  const clerk = await company.as('结算员')
  return { clerk, broken: new Caller(fastify, clerk.credentials), card: await newCard(company) }
}

const DONE = '操作已完成，但结果读取失败，请刷新查看'
const document = 'mutation ($cardNos: [String!]!) { scanCards(cardNos: $cardNos) { message } }'

it.each(faults)('tells over GraphQL that a verb is done whose result cannot be read (%s)', async (thrown) => {
  const { clerk, broken, card } = await clerkWithCard()
  fault = thrown
  const { status, errors } = await broken.gql(document, { cardNos: [card.cardNo] })
  expect(status).toBe(200)
  expect(errors).toMatchObject([{ message: DONE, extensions: { code: 'DONE_NOT_READ' } }])
  expect(errors[0]?.extensions).not.toHaveProperty('retryAfter')
  expect((await scanned(clerk)).map(({ cardNo }) => cardNo)).toEqual([card.cardNo])
})

it.each(faults)('tells over REST that a verb is done whose result cannot be read (%s)', async (thrown) => {
  const { clerk, broken, card } = await clerkWithCard()
  fault = thrown
  const answer = await broken.rest('POST', '/chain/companysettle/postScanningSettle', { body: [card.cardNo] })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ code: 0, msg: DONE, data: null, ok: true })
  expect((await scanned(clerk)).map(({ cardNo }) => cardNo)).toEqual([card.cardNo])
})

it('tells a fault of a verb that did nothing as a fault', async () => {
  const { broken, card } = await clerkWithCard()
  services.givers.setGivers = () => Promise.reject(faults[1])
  const { status, errors } = await broken.gql(
    'mutation ($givers: [CardGiverInput!]!) { setCardGivers(input: $givers) { id } }',
    { givers: [{ settleCardNo: card.cardNo, giveCardUserId: '张三' }] },
  )
  expect(status).toBe(503)
  expect(errors).toMatchObject([{ extensions: { code: 'SERVER_BUSY', retryAfter: 2 } }])
})
