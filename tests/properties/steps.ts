import { DomainError } from '@tufang/server/kernel/errors'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import type { World } from './world'

/** Random verb, whose numbers choose its rows among the present ones. */
export interface Step {
  kind: Kind
  which: number
  how: number
}

type Verb = (world: World, step: Step) => Promise<unknown>

const one = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % Math.max(items.length, 1)]
/** The items whose bits are set; at least one. */
const some = <Item>(items: readonly Item[], which: number): Item[] => {
  const chosen = items.filter((_, at) => (which >> (at % 20)) & 1)
  return chosen.length > 0 ? chosen : items.slice(0, 1)
}
/** One as often as several: verbs that want all of them ready would seldom find that. */
const few = <Item>(items: readonly Item[], { which, how }: Step): Item[] =>
  how % 2 === 0 ? items.slice(which % items.length).slice(0, 1) : some(items, which)
const GIVERS = ['王五', '赵六', '孙七']
const actorOf = ({ company }: World) => company.actor('管理员')
const numbersOf = (cards: { cardNo: string }[]) => cards.map(({ cardNo }) => cardNo)

export const verbs = {
  scan: (world, { which }) =>
    world.services.scans.scan(actorOf(world), { cardNos: numbersOf(some(world.cards, which)) }),

  unscan: (world, { which }) =>
    world.services.scans.remove(actorOf(world), { cardNos: numbersOf(some(world.cards, which)) }),

  give(world, { which, how }) {
    const giver = one(GIVERS, how) ?? ''
    const givers = some(world.cards, which).map(({ cardNo }) => ({ settleCardNo: cardNo, giveCardUserId: giver }))
    return world.services.givers.setGivers(actorOf(world), { givers })
  },

  async handIn(world, step) {
    const cards = few(world.cards, step).map(({ cardNo }) => ({ settleCardNo: cardNo }))
    world.receipts.push(...(await world.services.receipts.generate(actorOf(world), { cards })))
  },

  voidReceipt(world, { which }) {
    const id = one(world.receipts, which)?.id ?? ''
    return world.services.receipts.void(actorOf(world), { id, reason: '重来' })
  },

  settleReceipts: (world, { which }) =>
    settle(world, { receipts: some(world.receipts, which).map(({ giveCardNo }) => ({ giveCardNo })) }),

  settleCards: (world, step) => settle(world, { cardNos: numbersOf(few(world.cards, step)) }),

  settleWaybills: (world, { which }) => settle(world, { waybillIds: some(world.waybillIds, which) }),

  reject(world, { which }) {
    const id = one(world.settlementIds, which) ?? ''
    return world.services.settlements.reject(actorOf(world), { id, reason: '单价有误' })
  },

  delete(world, { which }) {
    const id = one(world.settlementIds, which) ?? ''
    return world.services.settlements.delete(actorOf(world), { id })
  },

  /** Gives every waybill a payee first: without one the approval would be refused each time. */
  async approve(world, { which, how }) {
    const id = one(world.settlementIds, which) ?? ''
    const ids = await rowsOf<{ id: string }>(
      sql`select id from waybill where company_id = ${world.company.id} and settlement_id::text = ${id}`,
    )
    const payeeId = world.payees[how % 2]?.id ?? ''
    const rows = ids.map((waybill) => ({ id: waybill.id, payeeId }))
    if (rows.length > 0) await world.services.payees.setPayees(actorOf(world), { rows })
    return world.services.settlements.approve(actorOf(world), { id })
  },

  price(world, { which, how }) {
    const settlePrice = `${how % 200}.${String(how % 100).padStart(2, '0')}`
    const rows = some(world.waybillIds, which).map((id) => ({ id, settlePrice }))
    return world.services.prices.setPrices(actorOf(world), { rows })
  },

  payee(world, { which, how }) {
    const payeeId = one(world.payees, how)?.id ?? ''
    const rows = some(world.waybillIds, which).map((id) => ({ id, payeeId }))
    return world.services.payees.setPayees(actorOf(world), { rows })
  },

  /** A modification is asked for, or decided. */
  async review(world, { which, how }) {
    const { company, services, waybillIds } = world
    const id = one(waybillIds, which) ?? ''
    const [open] = await rowsOf<{ id: string }>(
      sql`select id from waybill_review where company_id = ${company.id} and waybill_id = ${id} and status = 'PENDING'`,
    )
    if (!open)
      return services.waybillEdits.update(company.actor('结算员'), await changed(world, id, { exAmt: `${how % 9}` }))
    const decision = how % 2 === 0 ? 'approve' : 'reject'
    return services.waybillReviews.decide(company.actor('审核员'), decision, open.id, { reason: '已核实' })
  },

  /** Changes quantity or card at once, as a reviewer may. */
  async edit(world, { which, how }) {
    const id = one(world.waybillIds, which) ?? ''
    const patch = how % 2 === 0 ? { weightTons: `${how % 40}.5` } : { cardNo: one(world.cards, how >> 1)?.cardNo }
    const update = await world.services.waybillEdits.update(actorOf(world), await changed(world, id, patch))
    if (update.changeSetId) world.changeSetIds.push(update.changeSetId)
  },

  undo: (world, { which }) =>
    world.services.waybillUndos.undo(actorOf(world), { changeSetId: one(world.changeSetIds, which) ?? 'none' }),

  void: (world, { which }) =>
    world.services.waybillMoves.void(actorOf(world), { id: one(world.waybillIds, which) ?? '' }),

  /** A truck unloads: one more waybill on a card that takes any. */
  async arrive(world, { which }) {
    const { company, cards, projects, soilType } = world
    const card = one(cards, which)
    const [open] = await rowsOf(
      sql`select id from card where company_id = ${company.id} and id = ${card?.id} and status = 'ACTIVATED'`,
    )
    if (open && card)
      world.waybillIds.push((await newWaybill(company, { card, soilType, project: one(projects, which >> 3) })).id)
  },

  /** The project pays something else from now on. */
  projectPrice: ({ company, projects }, { how }) =>
    rowsOf(sql`update project_price set price = ${`${how % 90}.50`}::numeric
      where company_id = ${company.id} and project_id = ${projects[0]?.id}`),
} satisfies Record<string, Verb>

export type Kind = keyof typeof verbs

/** Steps after which a card may be worth something else. */
export const REVALUING: readonly Kind[] = ['price', 'arrive', 'projectPrice', 'review', 'edit', 'undo', 'void']

/** An edit of a waybill as it stands now. */
async function changed({ company }: World, id: string, patch: object) {
  const [row] = await rowsOf<{ version: number }>(
    sql`select version from waybill where company_id = ${company.id} and id = ${id}`,
  )
  return { id, version: row?.version ?? 1, patch }
}

/** Settles after a preview, which has to foretell it. */
async function settle(world: World, source: Parameters<World['services']['generation']['generate']>[1]): Promise<void> {
  const { generation } = world.services
  const seen = await generation.preview(actorOf(world), source)
  const made = await generation.generate(actorOf(world), source)
  world.settlementIds.push(...made.settlements.map(({ id }) => id))
  for (const figure of ['settleCnt', 'settleAmt', 'excludedCount', 'groups', 'bySource'] as const) {
    const [foretold, done] = [JSON.stringify(seen[figure]), JSON.stringify(made[figure])]
    if (foretold !== done) throw new Error(`the preview said ${figure} ${foretold}, the act did ${done}`)
  }
}

/** Does a step; returns the code of a refusal. Any other error is thrown. */
export async function take(world: World, step: Step): Promise<string | undefined> {
  try {
    await verbs[step.kind](world, step)
    return undefined
  } catch (error) {
    if (error instanceof DomainError && error.kind !== 'internal') return error.code
    throw error
  }
}
