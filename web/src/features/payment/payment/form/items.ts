import { cleanAmount } from '../../../../ui/format/typed'

/** A settlement that a payment is for, and how much it is to get of it as it was typed; "" is all that is left. */
export interface Part {
  settleNo: string
  /** The instalment of its plan by which it is paid; "" is none. */
  planItemId: string
  amt: string
}

const BETWEEN = ','
const WITHIN = '~'

/** An amount as it was typed, its commas too: 12,5 is not 125, and whoever typed it is asked. */
const hidden = (amt: string): string => amt.replace(/[%,~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
const typed = (amt: string): string =>
  amt.replace(/%(25|2c|7e)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** A part as addresses and forms hold it. */
export const partText = ({ settleNo, planItemId, amt }: Part): string =>
  [settleNo, planItemId, hidden(amt)].join(WITHIN).replace(/~+$/, '')

export const partsText = (parts: readonly Part[]): string => parts.map(partText).join(BETWEEN)

/** The parts of such a text, each settlement or instalment once. */
export function partsOf(text: string): Part[] {
  const parts = text.split(BETWEEN).flatMap((one): Part[] => {
    const [settleNo = '', planItemId = '', amt = ''] = one.split(WITHIN)
    return settleNo ? [{ settleNo, planItemId, amt: typed(amt) }] : []
  })
  return parts.filter((part, at) => parts.findIndex((other) => isSame(other, part)) === at)
}

export const isSame = (one: Part, other: Part): boolean =>
  one.settleNo === other.settleNo && one.planItemId === other.planItemId

/** What an amount is once it has been typed. */
export const settledAmount = (part: Part): Part => ({ ...part, amt: cleanAmount(part.amt) })
