import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { documents, type ReceiptAnswer, type SettlementAnswer } from '@tufang/tests/chain'
import { insertMember, type RoleName, type TestCompany } from '@tufang/tests/company'
import { type Card, newCard } from '@tufang/tests/factories/card'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { newPeople, newPerson } from '@tufang/tests/person'
import { rowOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'

/** Outcomes of all calls: their number, and the refusals after a lost race. */
export class Tally {
  calls = 0
  repeated = 0
  readonly refusals = new Map<string, number>()
  /** Answers that no clerk should ever get. */
  readonly faults: string[] = []

  refuse(code: string, message: string, status: number): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1)
    if (status >= 500 || code === 'INTERNAL' || !/[\u4e00-\u9fff]/.test(message))
      this.faults.push(`${status} ${code} ${message}`)
  }
}

/** Clerks of one company, each with a session of his own. */
export async function newClerks(company: TestCompany, count: number, role: RoleName = '结算员'): Promise<Caller[]> {
  const { id: roleId } = await rowOf<{ id: string }>(
    sql`select id from role where company_id = ${company.id} and name = ${role}`,
  )
  const people = Array.from({ length: count }, (_, at) => newPerson(`${role}${at + 1}`))
  await newPeople(people)
  for (const { id: userId } of people) await insertMember({ companyId: company.id, userId, roleId, positionName: role })
  const app = await testApp()
  const clerks: Caller[] = []
  for (const { id: userId } of people) clerks.push(await enter(app, { userId, companyId: company.id }))
  return clerks
}

export const chance = (probability: number): boolean => Math.random() < probability
export const anyOf = <Item>(items: readonly Item[], count: number): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item)

/**
 * An answer without what the lines of a receipt hold now: that is read when the answer goes out, while others are at
 * work.
 */
const asDone = (key: string, value: unknown): unknown => (key === 'lines' ? undefined : value)

/** One call under a key of its own; now and then it is sent twice at once, as an impatient program would. */
export async function call<Answer>(
  tally: Tally,
  clerk: Caller,
  document: string,
  variables: object,
): Promise<Answer | null> {
  const sent = { ...variables, key: newId() }
  const twice = chance(0.2)
  tally.calls += twice ? 2 : 1
  const answers = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => clerk.gql<Answer>(document, sent)))
  for (const { status, errors } of answers) {
    for (const { message, extensions } of errors) tally.refuse(extensions.code, message, status)
  }
  const told = new Set(
    answers.flatMap(({ data, errors }) => (errors.length === 0 ? [JSON.stringify(data, asDone)] : [])),
  )
  if (told.size > 1) tally.faults.push(`one key, two answers: ${[...told].join(' and ')}`)
  if (twice && told.size === 1) tally.repeated += 1
  return answers.find(({ errors }) => errors.length === 0)?.data ?? null
}

interface Work {
  tally: Tally
  clerk: Caller
  /** A clerk who only finishes what is left changes nothing back. */
  finishing?: boolean
}

/** A clerk hands in some cards and settles them, by whichever way, and sometimes thinks better of it. */
export async function work(
  { tally, clerk, finishing = false }: Work,
  giver: string,
  cards: readonly Card[],
): Promise<void> {
  const cardNos = cards.map(({ cardNo }) => cardNo)
  await call(tally, clerk, documents.scan, { cardNos })
  const giveAll = (numbers: string[]) =>
    call(tally, clerk, documents.give, { input: numbers.map((no) => ({ settleCardNo: no, giveCardUserId: giver })) })
  const handIn = (numbers: string[]) =>
    call<{ generateReceipts: ReceiptAnswer[] }>(tally, clerk, documents.handIn, { cardNos: numbers })
  if (!(await giveAll(cardNos))) for (const no of cardNos) await giveAll([no])
  const receipts = (await handIn(cardNos))?.generateReceipts ?? []
  if (receipts.length === 0) for (const no of cardNos) receipts.push(...((await handIn([no]))?.generateReceipts ?? []))
  if (!finishing && chance(0.1)) {
    for (const { id } of receipts.splice(0)) await call(tally, clerk, documents.voidReceipt, { id, reason: '重来' })
  }
  const settlements = await settle({ tally, clerk, finishing }, cards, receipts)
  if (!finishing && chance(0.15)) {
    for (const { id } of settlements) await call(tally, clerk, documents.reject, { id, reason: '单价有误' })
  }
}

async function settle(
  { tally, clerk }: Work,
  cards: readonly Card[],
  receipts: ReceiptAnswer[],
): Promise<SettlementAnswer[]> {
  const generate = async (input: object) =>
    (
      await call<{ generateSettlements: { settlements: SettlementAnswer[] } }>(tally, clerk, documents.settle, {
        input,
      })
    )?.generateSettlements.settlements ?? []
  if (chance(1 / 3) && receipts.length > 0) {
    return generate({ receipts: receipts.map(({ giveCardNo }) => ({ giveCardNo })) })
  }
  if (chance(1 / 2)) {
    const made = await Promise.all(cards.map(({ cardNo }) => generate({ cardNos: [cardNo] })))
    return made.flat()
  }
  const waybillIds = receipts.flatMap(({ ids }) => ids)
  return waybillIds.length > 0 ? generate({ waybillIds }) : []
}

export interface Round {
  company: TestCompany
  clerks: readonly Caller[]
  cardCount: number
  tally: Tally
}

/**
 * All clerks at once on overlapping cards; then one of them hands in and settles what is left. Gives the cards of the
 * round.
 */
export async function round({ company, clerks, cardCount, tally }: Round): Promise<Card[]> {
  const cards: Card[] = []
  while (cards.length < cardCount) {
    const card = await newCard(company)
    await newWaybills(company, 3, { card })
    cards.push(card)
  }
  await Promise.all(
    clerks.map((clerk, at) => work({ tally, clerk }, `交卡人${at}`, anyOf(cards, 2 + Math.trunc(Math.random() * 4)))),
  )
  const [finisher] = clerks
  if (!finisher) throw new Error('a round without clerks')
  for (const card of cards) await finish({ tally, clerk: finisher, finishing: true }, card)
  return cards
}

async function finish({ tally, clerk }: Work, { cardNo }: Card): Promise<void> {
  const quiet = new Tally()
  await call(quiet, clerk, documents.give, { input: [{ settleCardNo: cardNo, giveCardUserId: '收尾' }] })
  await call(quiet, clerk, documents.handIn, { cardNos: [cardNo] })
  await call(quiet, clerk, documents.settle, { input: { cardNos: [cardNo] } })
  tally.faults.push(...quiet.faults)
}
