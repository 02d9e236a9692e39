import { formatDateTime } from '../../../ui/format/date'
import { texts } from './texts'

/** Why a moment "2026-11-01 06:00:00" is none that is over; null when it is. */
export const pastError = (what: string) => (moment: string) =>
  moment > formatDateTime(new Date().toISOString()) ? texts.inFuture(what) : null

/** Now, as forms hold it. */
export const nowText = (): string => formatDateTime(new Date().toISOString())

/** The most tickets that one row speaks of. */
export const MOST_TICKETS = 1_000_000

export const ADD = 'chain:companyticket:add'
export const EDIT = 'chain:companyticket:edit'
