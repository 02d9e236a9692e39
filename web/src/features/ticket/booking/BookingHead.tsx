import type { ReactNode } from 'react'
import { RecordHead } from '../../../ui/layout/RecordHead'
import type { Booking, BookingKind } from './kind'

interface Props<Row extends Booking, Verb extends string> {
  kind: BookingKind<Row, Verb>
  row: Row
  /** Its verbs. */
  children?: ReactNode
}

/** The head of one booking. */
export function BookingHead<Row extends Booking, Verb extends string>({ kind, row, children }: Props<Row, Verb>) {
  return (
    <RecordHead
      number={kind.numberOf(row)}
      state={kind.stateOf(row)}
      amount={kind.amountOf(row)}
      about={kind.aboutOf(row).join(' · ')}
    >
      {children}
    </RecordHead>
  )
}
