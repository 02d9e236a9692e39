import type { WaybillFieldsFragment } from './waybill.generated'

export type Waybill = WaybillFieldsFragment

/** The addresses of pictures in a comma-separated field. */
export const picturesOf = (field: string | null) => field?.split(',').filter(Boolean) ?? []
