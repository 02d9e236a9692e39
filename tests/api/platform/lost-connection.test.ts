import { DomainError } from '@tufang/server/kernel/errors'
import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { eventually } from '@tufang/tests/eventually'
import { type Card, newCard } from '@tufang/tests/factories/card'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import pg from 'pg'
import { expect, it } from 'vitest'

const database = await testDatabase()
const { fastify } = await testApp()
const { scans } = await services()
/** More than the number of connections in the pool. */
const AT_ONCE = 20

it('connections that are lost inside transactions are not missed afterwards', async () => {
  const company = await newCompany()
  const clerk = await company.as('结算员')
  for (const [round, count] of [5, 5, 6].entries()) {
    const cards: Card[] = []
    for (let made = 0; made < count; made++) cards.push(await newCard(company))
    for (const card of cards) await newWaybill(company, { card })
    // Calls below the transports, where one clerk may have two requests at a time.
    const scan = ({ cardNo }: Card) =>
      scans.scan(company.actor('结算员'), { cardNos: [cardNo], idempotencyKey: `${round} ${cardNo}` }).then(
        ({ cards }) => cards.map((card) => card.cardNo),
        (error: unknown) => (error instanceof DomainError ? error.code : 'fault'),
      )
    const answers = await cutOff(cards, () => Promise.all(cards.map(scan)))
    expect(answers).toEqual(cards.map(() => 'SERVER_BUSY'))
    // The first calls did nothing, so that their keys are still free.
    for (const card of cards) expect(await scan(card)).toEqual([card.cardNo])
  }
  const atOnce = await Promise.all(Array.from({ length: AT_ONCE }, () => clerk.gql('{ scannedCards { cardNo } }')))
  expect(atOnce.map(({ data }) => data?.scannedCards)).toEqual(
    atOnce.map(() => expect.objectContaining({ length: 5 + 5 + 6 })),
  )
  expect((await fastify.inject('/readyz')).statusCode).toBe(200)
})

/** Ends the connections of work on these cards, while that work waits for the locked cards in open transactions. */
async function cutOff<Answers>(cards: readonly Card[], work: () => Promise<Answers>): Promise<Answers> {
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('select from card where id = any($1) for update', [cards.map(({ id }) => id)])
    const answers = work()
    const waiting = () =>
      rowsOf<{ pid: number }>(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    await eventually(async () => expect(await waiting()).toHaveLength(cards.length))
    for (const { pid } of await waiting()) await holder.query('select pg_terminate_backend($1)', [pid])
    return await answers
  } finally {
    await holder.end()
  }
}
