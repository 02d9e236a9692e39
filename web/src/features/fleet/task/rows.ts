import { formatPrice } from '../../../ui/format/decimal'
import type { CaptainTaskRowFragment } from './task.generated'
import { texts } from './texts'

export type Task = CaptainTaskRowFragment

/** Where, by whom and for how much, as a question tells it. */
export const aboutTask = ({
  projectName,
  captainAndDriversText,
  directPayPrice,
  weightType,
}: Pick<Task, 'projectName' | 'captainAndDriversText' | 'directPayPrice' | 'weightType'>): string =>
  texts.about(projectName, captainAndDriversText, formatPrice(directPayPrice, weightType ?? 'ANY') || '—')
export type Verb = 'edit' | 'audit' | 'delete' | 'invalidate' | 'view'

export const STATUSES = ['PENDING', 'APPROVED', 'EXPIRED', 'REJECTED'] as const
export const MODES = ['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL'] as const
export const UNITS = ['TRUCK', 'CUBIC', 'TON'] as const
export const ADD = 'chain:directPayPriceSet:add'

/** As direct-pay prices (000 §4). */
const offered: Record<Task['status'], readonly Verb[]> = {
  PENDING: ['edit', 'audit', 'delete'],
  APPROVED: ['invalidate', 'view'],
  EXPIRED: ['view'],
  REJECTED: ['view'],
}

export const verbsOf = ({ status }: Task): readonly Verb[] => offered[status]

/** Why the person cannot do it to this application; null when he can. */
export function reasonAgainst(verb: Verb, { allowedActions }: Task): string | null {
  const actions = verb === 'audit' ? ['approve', 'reject'] : [verb]
  return actions.some((action) => allowedActions.includes(action)) ? null : texts.notAllowed
}
