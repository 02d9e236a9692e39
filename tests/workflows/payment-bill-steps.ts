import { sql } from '@tufang/server/kernel/sql/sql'
import { dayOf } from '@tufang/server/kernel/values/clock'
import { type Bill, cents, type Due, type Oracle, yuan } from '@tufang/tests/payment-oracle'
import { rowsOf } from '@tufang/tests/rows'
import { billsOf, fitting, one, send, some, type Verbs } from './payment-world'

const documents = {
  generate:
    'mutation ($ids: [ID!]!) { answer: generateSettlements(input: { waybillIds: $ids }) { settlements { id } } }',
  approve: 'mutation ($id: ID!) { answer: approveSettlement(id: $id) { id } }',
  reject: 'mutation ($id: ID!) { answer: rejectSettlement(id: $id, reason: "单价有误") { id } }',
  delete: 'mutation ($id: ID!) { answer: deleteSettlement(id: $id) { id type } }',
  merge: 'mutation ($ids: [ID!]!) { answer: mergeSettlements(ids: $ids) { id } }',
  split: 'mutation ($id: ID!, $ids: [ID!]!) { answer: splitSettlement(id: $id, waybillIds: $ids) { id } }',
  reprice:
    'mutation ($input: [WaybillPriceInput!]!) { answer: repriceWaybills(input: $input) { id ok code amountAfter } }',
  plan: 'mutation ($input: PaymentPlanInput!) { answer: createPaymentPlan(input: $input) { id } }',
}

type Made = { id: string }
type Item = Omit<Due, 'amt'> & { amt: string }

/** A settlement of other waybills is no longer what its plan was made for. */
const letGo = (oracle: Oracle, bill: Bill, status: Bill['status']): void => {
  for (const trip of oracle.tripsOn(bill.id)) trip.settlementId = null
  bill.status = status
  oracle.plans.delete(bill.id)
}

const isOpen = (oracle: Oracle, bill: Bill): boolean => ['PENDING', 'APPROVED'].includes(oracle.statusOf(bill))

/** Verbs of settlements besides payments. */
export const billVerbs = {
  generate(world, { which, how }) {
    const { oracle } = world
    const free = [...oracle.trips.values()].filter(({ settlementId }) => settlementId === null)
    const ofOne = how % 2 === 0 ? free : free.filter(({ payeeId }) => payeeId === one(free, how)?.payeeId)
    const trips = some(ofOne, which)
    if (trips.length === 0) return null
    return {
      refused: null,
      act: () => send(world, documents.generate, { ids: trips.map(({ id }) => id) }),
      keep(answer) {
        const [made] = (answer as { settlements: { id: string }[] }).settlements
        if (!made) throw new Error('nothing was settled')
        oracle.bills.set(made.id, { id: made.id, status: 'PENDING', deleted: false })
        for (const trip of trips) trip.settlementId = made.id
      },
    }
  },

  approveBill(world, step) {
    const bill = fitting(billsOf(world), step, ({ status }) => status === 'PENDING')
    if (!bill) return null
    return {
      refused: bill.status === 'PENDING' ? null : 'MOVE_NOT_ALLOWED',
      act: () => send(world, documents.approve, { id: bill.id }),
      keep() {
        bill.status = 'APPROVED'
      },
    }
  },

  reject(world, { which }) {
    const { oracle } = world
    const bill = one(billsOf(world), which)
    if (!bill) return null
    const possible = isOpen(oracle, bill)
    return {
      refused: possible ? oracle.whyKept(bill.id) : 'MOVE_NOT_ALLOWED',
      act: () => send(world, documents.reject, { id: bill.id }),
      keep: () => letGo(oracle, bill, 'REJECTED'),
    }
  },

  deleteBill(world, { which }) {
    const { oracle } = world
    const bill = one(billsOf(world), which)
    if (!bill) return null
    return {
      refused: ['PENDING', 'REJECTED'].includes(bill.status) ? null : 'MOVE_NOT_ALLOWED',
      act: () => send(world, documents.delete, { id: bill.id }),
      keep() {
        letGo(oracle, bill, bill.status)
        bill.deleted = true
      },
    }
  },

  merge(world, choice) {
    const { oracle } = world
    const free = (bill: Bill): boolean => isOpen(oracle, bill) && oracle.whyKept(bill.id) === null
    const first = fitting(billsOf(world), choice, free)
    const others = billsOf(world).filter((bill) => bill !== first)
    const alike = (bill: Bill): boolean =>
      free(bill) && first !== undefined && oracle.payeeOf(bill.id) === oracle.payeeOf(first.id)
    const second = fitting(others, choice, alike)
    if (!first || !second) return null
    const pair = [first, second].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const refusals = pair.map((bill) => (isOpen(oracle, bill) ? oracle.whyKept(bill.id) : 'MOVE_NOT_ALLOWED'))
    const differ = oracle.payeeOf(first.id) === oracle.payeeOf(second.id) ? null : 'SETTLEMENTS_DIFFER'
    return {
      refused: refusals.find((refusal) => refusal !== null) ?? differ,
      act: () => send(world, documents.merge, { ids: [first.id, second.id] }),
      keep(answer) {
        const survivor = first.id === (answer as Made).id ? first : second
        const gone = survivor === first ? second : first
        survivor.status = pair.every(({ status }) => status === 'APPROVED') ? 'APPROVED' : 'PENDING'
        for (const trip of oracle.tripsOn(gone.id)) trip.settlementId = survivor.id
        gone.status = 'SUPERSEDED'
        for (const { id } of pair) oracle.plans.delete(id)
      },
    }
  },

  split(world, { which }) {
    const { oracle } = world
    const bill = one(billsOf(world), which)
    if (!bill) return null
    const trips = oracle.tripsOn(bill.id)
    const part = some(trips, which >> 3).slice(0, Math.max(1, trips.length - 1))
    const possible = isOpen(oracle, bill)
    const improper = trips.length > 1 ? null : 'SPLIT_NOT_PROPER'
    return {
      refused: possible ? (oracle.whyKept(bill.id) ?? improper) : 'MOVE_NOT_ALLOWED',
      act: () =>
        send(world, documents.split, { id: bill.id, ids: part.length > 0 ? part.map(({ id }) => id) : [bill.id] }),
      keep(answer) {
        const made = (answer as Made[]).find(({ id }) => id !== bill.id)
        if (!made) throw new Error('nothing was split off')
        oracle.bills.set(made.id, { ...bill, id: made.id })
        for (const trip of part) trip.settlementId = made.id
        oracle.plans.delete(bill.id)
      },
    }
  },

  reprice(world, { which, how }) {
    const { oracle } = world
    const price = how % 5 === 0 ? BigInt(how % 200) : 200n + BigInt(how % 30_000)
    const trips = some([...oracle.trips.values()], which)
    const codes = trips.map(({ settlementId, extra }) => {
      const settled = settlementId !== null && oracle.bills.get(settlementId)?.status !== 'PENDING'
      return settled ? 'MOVE_NOT_ALLOWED' : price + extra < 0n ? 'INVALID_INPUT' : null
    })
    return {
      refused: null,
      rows: codes,
      act: () => send(world, documents.reprice, { input: trips.map(({ id }) => ({ id, settlePrice: yuan(price) })) }),
      keep() {
        for (const [at, trip] of trips.entries()) if (codes[at] === null) trip.price = price
      },
    }
  },

  plan(world, step) {
    const { oracle, company } = world
    const bill = fitting(billsOf(world), step, (own) => oracle.statusOf(own) === 'APPROVED')
    if (!bill) return null
    const possible = oracle.statusOf(bill) === 'APPROVED'
    const instalments = [{ percent: String(1 + (step.how % 99)) }, {}]
    return {
      refused: possible ? oracle.whyNotPlanned(bill.id) : 'MOVE_NOT_ALLOWED',
      act: () => send(world, documents.plan, { input: { settlementId: bill.id, instalments } }),
      async keep() {
        const items = await rowsOf<Item>(
          sql`select i.id, i.sequence, to_char(i.due_date, 'YYYY-MM-DD') as "dueDate", i.payee_id as "payeeId", i.amount as amt
              from payment_plan_item i join payment_plan p on p.company_id = i.company_id and p.id = i.plan_id
              where i.company_id = ${company.id} and p.settlement_id = ${bill.id} and not p.replaced order by i.sequence, i.payee_id`,
        )
        for (const [at, { payeeId, amt, parts }] of oracle.keptOf(bill.id, dayOf(new Date())).entries()) {
          const item = items[at]
          if (item?.payeeId !== payeeId || cents(item.amt) !== amt) throw new Error(`${yuan(amt)} is not kept`)
          for (const part of parts) part.planItemId = item.id
        }
        oracle.plans.set(
          bill.id,
          items.map((item) => ({ ...item, amt: cents(item.amt) })),
        )
      },
    }
  },
} satisfies Verbs
