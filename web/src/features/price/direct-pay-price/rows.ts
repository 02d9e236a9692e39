import { formatPrice, type PriceUnit } from '../../../ui/format/decimal'
import type { DirectPayPriceDetailFragment, DirectPayPriceRowFragment } from './price.generated'
import { texts } from './texts'

export type Price = DirectPayPriceRowFragment
export type PriceDetail = DirectPayPriceDetailFragment
export type Verb = 'edit' | 'audit' | 'delete' | 'invalidate' | 'view' | 'copy'

export const MODES = ['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL'] as const
export const UNITS = ['TRUCK', 'CUBIC', 'TON'] as const
export const STATUSES = ['PENDING', 'APPROVED', 'EXPIRED', 'REJECTED'] as const

export const GET = 'chain:directPayPriceSet:get'
export const ADD = 'chain:directPayPriceSet:add'
export const EDIT = 'chain:directPayPriceSet:edit'
export const AUDIT = 'chain:directPayPriceSet:audit'
export const DISABLE = 'chain:directPayPriceSet:disabled'

/** Verbs on a row in each state; allowedActions decides who may use them. */
const offered: Record<Price['status'], readonly Verb[]> = {
  PENDING: ['edit', 'audit', 'delete'],
  APPROVED: ['invalidate', 'view'],
  EXPIRED: ['view'],
  REJECTED: ['view'],
}

const actionsOf: Record<Verb, Price['allowedActions']> = {
  edit: ['edit'],
  audit: ['approve', 'reject'],
  delete: ['delete'],
  invalidate: ['invalidate'],
  view: ['view'],
  copy: ['copy'],
}

export const verbsOf = ({ status }: Pick<Price, 'status'>): readonly Verb[] => offered[status]

/** Reason why the person cannot use a verb on a price; null when he can. */
export const reasonAgainst = (verb: Verb, { allowedActions }: Pick<Price, 'allowedActions'>): string | null =>
  actionsOf[verb].some((action) => allowedActions.includes(action)) ? null : texts.notAllowed

export const termsOf = ({
  tpMode,
  soilType,
  garbageName,
}: Pick<Price, 'tpMode' | 'soilType' | 'garbageName'>): string =>
  texts.terms(texts.modes[tpMode], soilType, garbageName)

/** Unit of a price; a price without one pays each trip in the trip's own unit. */
export const unitOf = ({ weightType }: Pick<Price, 'weightType'>): PriceUnit => weightType ?? 'ANY'

export const priceText = (price: Pick<Price, 'directPayPrice' | 'weightType'>): string =>
  formatPrice(price.directPayPrice, unitOf(price))

/** Name for a price, which has no number. */
export const nameOf = (price: Parameters<typeof termsOf>[0] & Pick<Price, 'projectName'>): string =>
  `${price.projectName} ${termsOf(price)}`

/** Number of captains, and of drivers chosen by name. */
export function countMembers(pairs: Price['captainAndDriver']): string {
  const captains = new Set(pairs.map(({ captainId }) => captainId)).size
  return texts.members(captains, pairs.filter(({ driverId }) => driverId !== null).length)
}
