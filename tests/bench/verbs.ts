import assert from 'node:assert/strict'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { type Floor, receiptFloor, scanFloor, settlementFloor } from './floors.ts'
import { startServer } from './processes.ts'
import { settleableIds } from './settleable.ts'
import { type Deed, timeBoth, told } from './times.ts'

/**
 * Benchmark of the chain's verbs over HTTP, each compared with the least work of PostgreSQL for it. Changes are undone:
 * cards leave the list, receipts are voided, settlements rejected.
 */
const CARDS = 50
const WAYBILLS = 10_000

const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
await database.connect()

// Company with enough unsettled work, and without a check of payees.
const { rows: companies } = await database.query<Floor & { mobile: string; cards: string[] }>(
  `select c.id as company, u.id as user, u.mobile, array_agg(k.card_no order by k.open desc) as cards
   from company c join membership m on m.company_id = c.id and m.role_type = ${RoleType.COMPANY} join app_user u on u.id = m.user_id,
     lateral (
       select k.card_no, (select count(*) from waybill w where w.company_id = k.company_id and w.card_id = k.id
         and w.settlement_id is null and w.status = 'UNLOADED' and not w.pending_review) as open
       from card k where k.company_id = c.id and k.status = 'ACTIVATED' and k.giver is null
         and not exists (select from scan_entry e where e.company_id = k.company_id and e.card_id = k.id)) k
   where u.mobile like '1390100%' and not c.payee_check and k.open > 0
   group by c.id, u.id having count(*) >= ${CARDS} limit 1`,
)
const [place] = companies
if (!place) throw new Error('no company with enough cards: seed more waybills')
const cards = place.cards.slice(0, CARDS)

const server = await startServer('ours', 4804)
try {
  const clerk = new Caller(server, await signIn(database, place.mobile))
  await scan(clerk, await cardWith500(place))
  await receipts(clerk, place)
  await settlement(clerk, place)
} finally {
  server.stop()
  await database.query('vacuum analyze')
  await database.end()
}

async function against<Result>(name: string, verb: Deed<Result>, floor: () => Promise<void>, rounds: number) {
  const [ours, least] = await timeBoth(verb, { run: floor }, rounds)
  console.log(`${name}: ${told(ours)}, the SQL alone ${told(least)}, ${(ours.median / least.median).toFixed(2)} ×`)
}

async function cardWith500({ company }: Floor): Promise<string> {
  const { rows } = await database.query<{ no: string; n: number }>(
    `select k.card_no as no, count(*)::int as n from card k join waybill w on w.company_id = k.company_id and w.card_id = k.id
     where k.company_id = $1 and k.card_no = any($2) and w.settlement_id is null
     group by 1 order by abs(count(*) - 500) limit 1`,
    [company, cards],
  )
  const [card] = rows
  assert.ok(card)
  console.log(`the card that is scanned has ${card.n} waybills`)
  return card.no
}

async function scan(clerk: Caller, cardNo: string): Promise<void> {
  const verb: Deed<unknown> = {
    run: () =>
      clerk.ask(
        `mutation ($cardNos: [String!]!) { scanCards(cardNos: $cardNos) {
          message refused { message } cards { id cardNo status settleAbleCount updateWaybillsCount giveCardUserId giveCardNo } } }`,
        { cardNos: [cardNo] },
      ),
    after: () =>
      clerk.ask('mutation ($cardNos: [String!]!) { removeScannedCards(cardNos: $cardNos) { id } }', {
        cardNos: [cardNo],
      }),
  }
  await against('scan a card', verb, () => scanFloor(database, place as Floor, cardNo), 41)
}

async function receipts(clerk: Caller, at: Floor): Promise<void> {
  const input = cards.map((settleCardNo) => ({ settleCardNo, giveCardUserId: '压测' }))
  const verb: Deed<{ generateReceipts: { id: string; cardCount: number }[] }> = {
    before: () => clerk.ask('mutation ($input: [CardGiverInput!]!) { setCardGivers(input: $input) { id } }', { input }),
    run: () =>
      clerk.ask(
        'mutation ($cardNos: [String!]!) { generateReceipts(input: { settleCardNos: $cardNos }) { id giveCardNo cardCount giveCardCnt } }',
        { cardNos: cards },
      ),
    after: async ({ generateReceipts }) => {
      assert.equal(
        generateReceipts.reduce((sum, receipt) => sum + receipt.cardCount, 0),
        CARDS,
      )
      for (const { id } of generateReceipts)
        await clerk.ask('mutation ($id: ID!) { voidReceipt(id: $id) { id } }', { id })
    },
  }
  await against(`receipt of ${CARDS} cards`, verb, () => receiptFloor(database, at, cards), 15)
}

async function settlement(clerk: Caller, at: Floor): Promise<void> {
  const ids = await settleableIds(database, at.company, WAYBILLS)
  const holds: number[] = []
  const verb: Deed<{ generateSettlements: { settlements: { id: string; settleCnt: number }[] } }> = {
    before: () => server.longestHold(),
    run: () =>
      clerk.ask(
        `mutation ($ids: [ID!]!) { generateSettlements(input: { waybillIds: $ids }) {
          message excludedCount settlements { id settleNo settleCnt settleAmt } } }`,
        { ids },
      ),
    after: async ({ generateSettlements: { settlements } }) => {
      holds.push(await server.longestHold())
      assert.equal(
        settlements.reduce((sum, one) => sum + one.settleCnt, 0),
        WAYBILLS,
      )
      for (const { id } of settlements)
        await clerk.ask('mutation ($id: ID!) { rejectSettlement(id: $id, reason: "压测") { id } }', { id })
    },
  }
  await against(`settlement of ${WAYBILLS} waybills`, verb, () => settlementFloor(database, at, ids), 5)
  console.log(`the event loop meanwhile: held for ${Math.max(...holds).toFixed(0)} ms at most`)
}
