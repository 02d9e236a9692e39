import { cleanAmount } from '../../../../ui/format/decimal'

/** A settlement that a payment is for, and how much it is to get of it as it was typed; "" is all that is left. */
export interface Part {
  settleNo: string
  /** The instalment of its plan by which it is paid; "" is none. */
  planItemId: string
  amt: string
}

const BETWEEN = ','
const WITHIN = '~'

/** A part as addresses and forms hold it. */
export const partText = ({ settleNo, planItemId, amt }: Part): string =>
  [settleNo, planItemId, amt.replaceAll(/[,，~]/g, '')].join(WITHIN).replace(/~+$/, '')

export const partsText = (parts: readonly Part[]): string => parts.map(partText).join(BETWEEN)

/** The parts of such a text, each settlement or instalment once. */
export function partsOf(text: string): Part[] {
  const parts = text.split(BETWEEN).flatMap((one): Part[] => {
    const [settleNo = '', planItemId = '', amt = ''] = one.split(WITHIN)
    return settleNo ? [{ settleNo, planItemId, amt }] : []
  })
  return parts.filter((part, at) => parts.findIndex((other) => isSame(other, part)) === at)
}

export const isSame = (one: Part, other: Part): boolean =>
  one.settleNo === other.settleNo && one.planItemId === other.planItemId

/** What an amount is once it has been typed. */
export const settledAmount = (part: Part): Part => ({ ...part, amt: cleanAmount(part.amt) })
