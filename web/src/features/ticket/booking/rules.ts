import { formatDateTime } from '../../../ui/format/date'
import { texts } from './texts'

/** Fault of a moment "2026-11-01 06:00:00" in the future; null for a past one. */
export const pastError = (what: string) => (moment: string) =>
  moment > formatDateTime(new Date().toISOString()) ? texts.inFuture(what) : null

/** Present time as text of a form. */
export const nowText = (): string => formatDateTime(new Date().toISOString())

/** Most tickets of one row. */
export const MOST_TICKETS = 1_000_000

export const ADD = 'chain:companyticket:add'
export const EDIT = 'chain:companyticket:edit'
