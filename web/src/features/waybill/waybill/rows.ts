import { waybillFields } from '../../../gql/fields/waybill.generated'
import type { ExpectedPriceFragment, WaybillFieldsFragment } from './waybill.generated'

/** Labels and kinds of waybills' fields on pages. */
export const fields = waybillFields

export const MODES = ['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL'] as const
export const STATUSES = ['LOADED', 'IN_TRANSIT', 'UNLOADED', 'VOID'] as const
export const SHIFTS = ['DAY', 'NIGHT'] as const

/** Row of a list; the expected price and the track are loaded only where a list needs them. */
export type Waybill = WaybillFieldsFragment & Partial<ExpectedPriceFragment> & { hasTrack?: boolean }
