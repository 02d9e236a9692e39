import type { Cents, Milli } from './money.ts'
import type { Random } from './random.ts'
import type { Place } from './roads.ts'
import type { Row, Rows } from './rows.ts'

export type Mode = 'RELEASE' | 'FREIGHT' | 'INTERNAL' | 'BACKFILL'
export type Unit = 'TRUCK' | 'CUBIC' | 'TON'

export interface User {
  id: string
  name: string
  mobile: string
}

export interface Site {
  id: string
  name: string
  /** Minutes to drive there from town; far sites cost more. */
  minutes: number
  place: Place
}

export interface Price {
  id: string
  cents: Cents
}

/** Approved direct-pay price. */
export interface DirectPrice extends Price {
  captain: Captain
  /** All of the captain's unless some are named. */
  drivers: readonly User[] | null
  mode: Mode
  soil: string
  /** Site of freight. */
  site: Site | null
  from: number
  to: number | null
}

export interface Project {
  id: string
  name: string
  place: Place
  /** First and last working day. */
  from: number
  to: number
  modes: readonly (readonly [Mode, number])[]
  units: Record<Mode, Unit>
  soils: readonly (readonly [string, number])[]
  sites: readonly Site[]
  /** Share of the work that is done at night. */
  night: number
  agent: string
  machines: readonly { code: string; operator: string }[]
  gates: readonly { name: string; keeper: string }[]
  areas: readonly string[]
  /** `mode|soil|site id`, and `mode|soil|` for every site. */
  prices: Map<string, Price>
  /** Prices that were agreed with captains instead. */
  direct: DirectPrice[]
}

export interface Truck {
  id: string
  plate: string
  type: string
  /** Volume of the box. */
  cubic: Milli
  tons: Milli
  driver: User
}

export interface Payee {
  id: string
  name: string
  carrier: string
  bankNo: string
  bankName: string
  /** Contract signed and a bank account known. */
  usable: boolean
}

export interface Captain {
  id: string
  name: string
  fleet: string
  mobile: string
  trucks: Truck[]
  payees: Payee[]
  givers: string[]
}

type CardStatus = 'NOT_ACTIVATED' | 'ACTIVATED' | 'SETTLED' | 'VOIDED'

export interface Card {
  id: string
  no: string
  kind: 'CAPTAIN' | 'SUB'
  type: 'PURCHASE' | 'REFUND' | 'CARRY_OVER'
  status: CardStatus
  captain: Captain
  parent: Card | null
  boundAt: number | null
  createdAt: number
  given: { by: string; at: number; payee: Payee | null; amount: Cents | null } | null
  waybills: Waybill[]
  ledger: Posting[]
}

/** One entry of the card ledger to be. */
export interface Posting {
  id: string
  kind: 'ACCRUE' | 'REVALUE' | 'SETTLE' | 'PAY' | 'REVERSE'
  count: number
  unsettled: Cents
  settled: Cents
  paid: Cents
  settlementId: string | null
  reversesId: string | null
  /** Payment of the entry. */
  paymentId?: string
  at: number
}

/** Live settlement. Its row and those of its lines wait to be written, since a payment adds to them. */
export interface Settlement {
  id: string
  status: 'PENDING' | 'APPROVED' | 'PAID'
  /** The day on which it was approved, or will be. */
  decided: number
  row: Row
}

/** A waybill's place on a live settlement. */
export interface Settled {
  settlement: Settlement
  line: Row
  cents: Cents
  source: 'DIRECT_PAY' | 'PROJECT' | 'TYPED'
  total: Cents
  paid: Cents
  at: number
}

export interface Waybill {
  id: string
  no: string
  status: 'LOADED' | 'IN_TRANSIT' | 'UNLOADED' | 'VOID'
  pending: boolean
  project: Project
  card: Card | null
  captain: Captain
  truck: Truck
  site: Site | null
  mode: Mode
  soil: string
  soilIn: string | null
  unit: Unit
  amount: Milli
  load: Milli
  inAt: number | null
  /** Went another way than the others. */
  detour?: boolean
  /** Whether a ticket was used, where that is known otherwise than by the kind of trip. */
  ticket?: boolean
  /** The trip whose ticket it handed in once more. */
  ticketOf?: Waybill
  /** Shift on which the trip is booked, where its loading was in the other one. */
  shift?: 'DAY' | 'NIGHT'
  goAt: number
  doneAt: number | null
  plateSeen: string
  machine: { code: string; operator: string } | null
  gate: { name: string; keeper: string }
  area: string
  inPicture: string | null
  goPicture: string | null
  ex: Cents
  adjust: Cents
  taxes: Cents
  remark: string | null
  /** A price that a clerk typed because the project has none. */
  typed: Cents | null
  settled: Settled | null
  payee: Payee | null
}

export interface Company {
  id: string
  name: string
  payeeCheck: boolean
  random: Random
  rows: Rows
  clerk: User
  /** Operator of one of its excavators who has an account. */
  digger?: User
  /** Account of its driver with the most trips of yesterday. */
  driver?: User
  auditor: User
  /** Person who pays: the clerk, unless the company has a cashier. */
  cashier: User
  projects: Project[]
  captains: Captain[]
  /** Last number given out, by `prefix|day`. */
  numbers: Map<string, number>
  /** Digits behind the letter of its card numbers, and the number of cards of each kind. */
  cardNumbers: { prefix: string; CAPTAIN: number; SUB: number }
  /** First and last day of the story; the last one is yesterday. */
  from: number
  to: number
}
