import type { Invoice } from './invoice-oracle'

/** Waybill from the view of payments and invoices. Amounts are whole cents. */
export interface Trip {
  id: string
  no: string
  at: number
  payeeId: string
  cardId: string | null
  price: bigint
  /** Amount on top of the price. */
  extra: bigint
  /** Amount that is withheld. */
  taxes: bigint
  settlementId: string | null
}

/** Settled amount of a trip, which an invoice claims. */
export const totalOf = ({ price, extra }: Trip): bigint => price + extra
/** Amount to be paid for a trip: nothing where taxes use it up. */
export const dueOf = (trip: Trip): bigint => {
  const rest = totalOf(trip) - trip.taxes
  return rest > 0n ? rest : 0n
}

export interface Bill {
  id: string
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'SUPERSEDED'
  deleted: boolean
}

/** Instalment of a plan without later changes. */
export interface Due {
  id: string
  sequence: number
  dueDate: string
  payeeId: string
  amt: bigint
}

/**
 * Part of a plan that survives its replacement: the pledged part of one instalment, or a payment outside of the plan.
 */
export interface Kept {
  payeeId: string
  amt: bigint
  parts: Part[]
}

interface Part {
  settlementId: string
  planItemId: string | null
  amt: bigint
}

export interface Drafted {
  payeeId: string
  parts: Part[]
  /** Waybill → cents. */
  shares: Map<string, bigint>
}

export interface Paid extends Drafted {
  id: string
  status: 'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'PAID' | 'RETURNED' | 'REVERSED'
  deleted: boolean
}

export interface Wish {
  items: { settlementId: string; planItemId?: string; amt?: bigint }[]
  payeeId?: string
  amt?: bigint
}

/** Expected drafts, or the code of the expected refusal. */
export type Foretold = Drafted[] | string

export const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((all, amt) => all + amt, 0n)
const byDeparture = (one: Trip, other: Trip): number =>
  one.at - other.at || (one.no < other.no ? -1 : one.no > other.no ? 1 : 0)

/** Rules of settlements, payments and invoices in memory: the first trip is paid first. */
export class Oracle {
  readonly trips = new Map<string, Trip>()
  readonly bills = new Map<string, Bill>()
  readonly payments = new Map<string, Paid>()
  /** Settlement → its instalments. */
  readonly plans = new Map<string, Due[]>()
  readonly invoices = new Map<string, Invoice>()

  tripsOn(settlementId: string): Trip[] {
    return [...this.trips.values()].filter((trip) => trip.settlementId === settlementId)
  }

  /** Amount of a waybill in payments that count: open and made ones, or made ones alone. */
  hasOf(tripId: string, which: 'PLEDGED' | 'PAID'): bigint {
    const counting = [...this.payments.values()].filter(({ status, deleted }) =>
      which === 'PAID' ? status === 'PAID' : !deleted && status !== 'RETURNED' && status !== 'REVERSED',
    )
    return sum(counting.map(({ shares }) => shares.get(tripId) ?? 0n))
  }

  hasOfBill(settlementId: string, which: 'PLEDGED' | 'PAID'): bigint {
    return sum(this.tripsOn(settlementId).map(({ id }) => this.hasOf(id, which)))
  }

  dueOfBill(settlementId: string): bigint {
    return sum(this.tripsOn(settlementId).map(dueOf))
  }

  leftOf(settlementId: string): bigint {
    return this.dueOfBill(settlementId) - this.hasOfBill(settlementId, 'PLEDGED')
  }

  /** An approved settlement of which all is paid is a paid one. */
  statusOf({ id, status }: Bill): Bill['status'] | 'PAID' {
    const paid = this.hasOfBill(id, 'PAID')
    return status === 'APPROVED' && paid > 0n && paid === this.dueOfBill(id) ? 'PAID' : status
  }

  /** The payee of all its waybills, where it is one. */
  payeeOf(settlementId: string): string | null {
    const [payeeId = null, ...others] = new Set(this.tripsOn(settlementId).map((trip) => trip.payeeId))
    return others.length === 0 ? payeeId : null
  }

  /** The invoice that claims a waybill. */
  claimerOf(tripId: string): Invoice | undefined {
    return [...this.invoices.values()].find(({ claims }) => claims.has(tripId))
  }

  invoicedOf(settlementId: string): bigint {
    return sum(this.tripsOn(settlementId).map(({ id }) => this.claimerOf(id)?.claims.get(id) ?? 0n))
  }

  /** Reason why a settlement is not rejected, merged or split: a part of it is invoiced, paid or in a payment. */
  whyKept(settlementId: string): string | null {
    if (this.invoicedOf(settlementId) > 0n || this.hasOfBill(settlementId, 'PAID') > 0n) return 'SETTLEMENT_PAID'
    return this.hasOfBill(settlementId, 'PLEDGED') > 0n ? 'SETTLEMENT_IN_PAYMENT' : null
  }

  /** Reason why a settlement gets no plan: it comes to nothing, or payments have everything that is to be paid. */
  whyNotPlanned(settlementId: string): string | null {
    if (sum(this.tripsOn(settlementId).map(totalOf)) === 0n) return 'PLAN_NOTHING_TO_PAY'
    const isTaken = this.hasOfBill(settlementId, 'PLEDGED') > 0n && this.leftOf(settlementId) === 0n
    return isTaken ? 'PLAN_NOTHING_LEFT' : null
  }

  /** Parts that another plan keeps, in the order of its instalments; payments beside the plan are all of `today`. */
  keptOf(settlementId: string, today: string): Kept[] {
    const dues = this.plans.get(settlementId) ?? []
    const own = this.counting().flatMap(({ payeeId, parts }) =>
      parts.filter((part) => part.settlementId === settlementId).map((part) => ({ payeeId, part })),
    )
    const groups = [...Map.groupBy(own, ({ payeeId, part }) => `${part.planItemId ?? ''} ${payeeId}`).values()]
    const placed = groups.map((group) => {
      const { payeeId = '', part } = group[0] ?? {}
      const due = dues.find(({ id }) => id === part?.planItemId)
      const at = [due?.dueDate ?? today, String(due?.sequence ?? 'beside').padStart(6, '0'), payeeId].join(' ')
      return { at, payeeId, amt: sum(group.map((one) => one.part.amt)), parts: group.map((one) => one.part) }
    })
    return placed.toSorted((a, b) => (a.at < b.at ? -1 : 1))
  }

  /** The payments that have something, but for one. */
  private counting(instead?: Paid): Paid[] {
    return [...this.payments.values()].filter(
      ({ id, status, deleted }) => id !== instead?.id && !deleted && status !== 'RETURNED' && status !== 'REVERSED',
    )
  }

  /** Payment that a wish would make; `instead` is the draft that it replaces. */
  draft(wish: Wish, split: boolean, instead?: Paid): Foretold {
    const left = new Map(
      [...this.trips.values()].map((trip) => [
        trip.id,
        dueOf(trip) - this.hasOf(trip.id, 'PLEDGED') + (instead?.shares.get(trip.id) ?? 0n),
      ]),
    )
    const ids = [...new Set(wish.items.map(({ settlementId }) => settlementId))]
    const bills = ids.map((id) => this.bills.get(id))
    if (bills.some((bill) => !bill || bill.deleted)) return 'NOT_FOUND'
    if (bills.some((bill) => bill && this.statusOf(bill) !== 'APPROVED')) return 'MOVE_NOT_ALLOWED'
    const payable = (settlementIds: readonly string[], payeeId?: string): Trip[] =>
      settlementIds
        .flatMap((id) => this.tripsOn(id))
        .filter((trip) => (left.get(trip.id) ?? 0n) > 0n && (!payeeId || trip.payeeId === payeeId))
        .sort(byDeparture)
    if (ids.some((id) => payable([id], wish.payeeId).length === 0)) return 'PAYMENT_NOTHING_LEFT'
    const taken: { trip: Trip; planItemId: string | null; amt: bigint }[] = []
    const take = (amt: bigint, trips: readonly Trip[], planItemId: string | null): boolean => {
      let rest = amt
      for (const trip of trips) {
        const own = left.get(trip.id) ?? 0n
        const share = own < rest ? own : rest
        if (share === 0n) continue
        taken.push({ trip, planItemId, amt: share })
        left.set(trip.id, own - share)
        rest -= share
      }
      return rest === 0n
    }
    if (wish.amt !== undefined) {
      if (!take(wish.amt, payable(ids, wish.payeeId), null)) return 'PAYMENT_TOO_MUCH'
    } else {
      for (const { settlementId, planItemId = null, amt } of wish.items) {
        const due = planItemId ? this.plans.get(settlementId)?.find(({ id }) => id === planItemId) : undefined
        const open = due && this.openOf(due, instead)
        if (open !== undefined && (open <= 0n || (amt ?? open) > open)) return 'PAYMENT_PLAN_ITEM_PAID'
        const trips = payable([settlementId], wish.payeeId).filter(({ payeeId }) => !due || payeeId === due.payeeId)
        // A plan is of what was settled, taxes that are withheld included: the last instalment pays what is left.
        const all = sum(trips.map(({ id }) => left.get(id) ?? 0n))
        const wanted = amt ?? (open !== undefined && open < all ? open : all)
        if (wanted === 0n) return 'PAYMENT_NOTHING_LEFT'
        if (!take(wanted, trips, planItemId)) return 'PAYMENT_TOO_MUCH'
      }
    }
    const drafts = [...Map.groupBy(taken, ({ trip }) => trip.payeeId)].map(([payeeId, own]): Drafted => {
      const parts = Map.groupBy(own, ({ trip, planItemId }) => `${trip.settlementId} ${planItemId ?? ''}`)
      const shares = Map.groupBy(own, ({ trip }) => trip.id)
      return {
        payeeId,
        parts: [...parts.values()].map((pieces) => ({
          settlementId: pieces[0]?.trip.settlementId ?? '',
          planItemId: pieces[0]?.planItemId ?? null,
          amt: sum(pieces.map(({ amt }) => amt)),
        })),
        shares: new Map([...shares].map(([id, pieces]) => [id, sum(pieces.map(({ amt }) => amt))])),
      }
    })
    return drafts.length > 1 && !split ? 'PAYMENT_SEVERAL_PAYEES' : drafts
  }

  /** Amount of an instalment that is in no payment. */
  openOf({ id, amt }: Due, instead?: Paid): bigint {
    const parts = this.counting(instead).flatMap((payment) =>
      payment.parts.filter(({ planItemId }) => planItemId === id),
    )
    return amt - sum(parts.map((part) => part.amt))
  }
}

export const amountOf = ({ shares }: Drafted): bigint => sum(shares.values())
/** Cents as yuan, and back. */
export const yuan = (cents: bigint): string =>
  cents < 0n ? `-${yuan(-cents)}` : `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
export const cents = (text: string): bigint => BigInt(text.replace('.', ''))
