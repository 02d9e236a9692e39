import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from './caller'
import { approve, fields, handedIn, only, type SettlementAnswer, setPayees, settle } from './chain'
import type { TestCompany } from './company'
import { newCard } from './factories/card'
import type { Payee } from './factories/payee'
import { newWaybills, type WaybillPlan } from './factories/waybill'
import { rowOf, rowsOf } from './rows'

/** Merging and splitting through GraphQL, and settlements to try them on. */
export const rearrangeDocuments = {
  merge: `mutation ($ids: [ID!]!, $key: String) { mergeSettlements(ids: $ids, idempotencyKey: $key) { ${fields.settlement} } }`,
  split: `mutation ($id: ID!, $waybillIds: [ID!]!, $key: String) {
    splitSettlement(id: $id, waybillIds: $waybillIds, idempotencyKey: $key) { ${fields.settlement} }
  }`,
  successor: 'query ($id: ID!) { settlement(id: $id) { status settleCnt settleAmt successor { id settleNo } } }',
}

export const merge = async (clerk: Caller, settlements: { id: string }[]): Promise<SettlementAnswer> => {
  const ids = settlements.map(({ id }) => id)
  return (await clerk.ask<{ mergeSettlements: SettlementAnswer }>(rearrangeDocuments.merge, { ids })).mergeSettlements
}

/** Splits waybills off; gives what is left and what was split off. */
export async function split(
  clerk: Caller,
  { id }: { id: string },
  waybillIds: string[],
): Promise<{ rest: SettlementAnswer; part: SettlementAnswer }> {
  const answer = await clerk.ask<{ splitSettlement: SettlementAnswer[] }>(rearrangeDocuments.split, { id, waybillIds })
  const [rest, part] = answer.splitSettlement
  if (!rest || !part) throw new Error('not split in two')
  return { rest, part }
}

export interface Settled extends SettlementAnswer {
  waybillIds: string[]
}

interface Plan extends Pick<WaybillPlan, 'project' | 'truck' | 'soilType' | 'dumpSite' | 'isTicket'> {
  count?: number
  payee?: Payee
  giver?: string
  /** Typed price; without it the project's 100.00. */
  settlePrice?: string
  approved?: boolean
  weightUnit?: 'TRUCK' | 'CUBIC' | 'TON'
  weightTons?: string
}

/** A settlement of a card that was handed in, made through the chain. */
export async function newSettlement(company: TestCompany, plan: Plan = {}): Promise<Settled> {
  const { count = 2, giver = '王祥', approved = false, payee, ...waybill } = plan
  const clerk = await company.as('管理员')
  const card = await newCard(company)
  const waybills = await newWaybills(company, count, { card, ...waybill })
  const receipt = await handedIn(clerk, giver, card)
  const made = only((await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })).settlements)
  const waybillIds = waybills.map(({ id }) => id)
  if (payee) await setPayees(clerk, payee, waybillIds)
  return { ...(approved ? await approve(clerk, made) : made), waybillIds }
}

/** Ids of the waybills of a settlement. */
export async function waybillsOn({ id }: { id: string }): Promise<string[]> {
  const found = await rowsOf<{ id: string }>(sql`select id from waybill where settlement_id = ${id} order by id`)
  return found.map((row) => row.id)
}

/** Count and amount of all live settlements of a company. */
export const held = ({ id }: TestCompany): Promise<{ cnt: number; amt: string }> =>
  rowOf(sql`select coalesce(sum(settle_cnt), 0)::int as cnt, coalesce(sum(settle_amt), 0)::text as amt
    from settlement where company_id = ${id} and status in ('PENDING', 'APPROVED', 'PAID') and not deleted`)
