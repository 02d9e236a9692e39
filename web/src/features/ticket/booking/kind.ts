import type { ReactNode } from 'react'
import type { Fact } from '../../../ui/layout/Group'
import type { LedgerFilter } from './Ledger'
import type { Offered } from './reasons'
import type { Found } from './useBooking'
import type { Verbs } from './verbs'

/** What every booking has. */
export interface Booking extends Offered {
  id: string
  version: number
  picture: string | null
}

/** What a kind of booking — a purchase, a collection, a refund — says of one: the parts of this folder show it. */
export interface BookingKind<Row extends Booking, Verb extends string> {
  texts: { title: string; drawer: string; add: string; empty: string; missing: string }
  /** The parameter of the address that names the one that is shown. */
  param: string
  useOne: (id: string) => Found<Row>
  verbs: Verbs<Row, Verb>
  numberOf: (row: Row) => string
  stateOf: (row: Row) => ReactNode
  /** What it comes to, with its unit. */
  amountOf: (row: Row) => string
  /** What it is about, part by part. */
  aboutOf: (row: Row) => readonly string[]
  factsOf: (row: Row) => Fact[]
  process: string
  /** Who did what to it when. */
  processOf: (row: Row) => Fact[]
  /** How the ledger is asked for its entries. */
  ledger: LedgerFilter
  /** What a phone shows of it in a list. */
  cardOf: (row: Row) => { facts: readonly ReactNode[]; amount: ReactNode }
}
