import { cleanAmount } from '../../../ui/format/typed'

/** Settlement in a payment with its typed amount; "" means all that is left. */
export interface Part {
  settleNo: string
  /** Instalment of the settlement's plan that is paid; "" for none. */
  planItemId: string
  amt: string
}

const BETWEEN = ','
const WITHIN = '~'

/** Typed amount with its commas, since 12,5 is not 125: the person is asked. */
const hidden = (amt: string): string => amt.replace(/[%,~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
const typed = (amt: string): string =>
  amt.replace(/%(25|2c|7e)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** Parts as text of an address or form. */
export const partText = ({ settleNo, planItemId, amt }: Part): string =>
  [settleNo, planItemId, hidden(amt)].join(WITHIN).replace(/~+$/, '')

export const partsText = (parts: readonly Part[]): string => parts.map(partText).join(BETWEEN)

/** Distinct parts of such a text. */
export function partsOf(text: string): Part[] {
  const parts = text.split(BETWEEN).flatMap((one): Part[] => {
    const [settleNo = '', planItemId = '', amt = ''] = one.split(WITHIN)
    return settleNo ? [{ settleNo, planItemId, amt: typed(amt) }] : []
  })
  return parts.filter((part, at) => parts.findIndex((other) => isSame(other, part)) === at)
}

export const isSame = (one: Part, other: Part): boolean =>
  one.settleNo === other.settleNo && one.planItemId === other.planItemId

/** Part with its amount cleaned after typing. */
export const settledAmount = (part: Part): Part => ({ ...part, amt: cleanAmount(part.amt) })
