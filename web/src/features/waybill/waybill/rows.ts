import type { ExpectedPriceFragment, WaybillFieldsFragment } from './waybill.generated'

/** A row of a list; what it is expected to be paid is known only where a list asks for it. */
export type Waybill = WaybillFieldsFragment & Partial<ExpectedPriceFragment>

/** The addresses of pictures in a comma-separated field. */
export const picturesOf = (field: string | null) => field?.split(',').filter(Boolean) ?? []
