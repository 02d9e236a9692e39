import type { ExpectedPriceFragment, WaybillFieldsFragment } from './waybill.generated'

/** A row of a list; what it is expected to be paid is known only where a list asks for it. */
export type Waybill = WaybillFieldsFragment & Partial<ExpectedPriceFragment>

const OWN_FILE = /^https?:\/\/[^/]+(\/files\/[0-9a-f-]{36}\?token=[\w-]+)$/i

/** Where a picture is fetched from: one that this system keeps from this very server, under whatever name it was given out. */
export const pictureSource = (url: string) => OWN_FILE.exec(url)?.[1] ?? url

/** The addresses of pictures in a comma-separated field. */
export const picturesOf = (field: string | null) => field?.split(',').filter(Boolean) ?? []
