import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { sameDecimal } from '../../../kernel/money/money.js'
import { modeLabels, unitLabels } from '../../waybill/index.js'
import { kindsOfWaybills, type PricedKind } from '../generation/generation.queries.js'
import { settlementTexts as texts } from '../texts.js'

const told = ({ weightUnit, tpMode, goSoilType }: PricedKind): string =>
  `${modeLabels[tpMode]}·${goSoilType}·${unitLabels[weightUnit]}`

/**
 * INVALID_INPUT unless there is one price for waybills of one unit, mode and soil: 80 元 for a truck is not 80 元 for a
 * ton.
 */
export async function assertOnePrice(tx: Tx, rows: readonly { id: string; settlePrice: string }[]): Promise<void> {
  const [first] = rows
  if (first && rows.some((row) => !sameDecimal(row.settlePrice, first.settlePrice)))
    throw new DomainError('INVALID_INPUT', { message: texts.severalPrices })
  const kinds = await kindsOfWaybills(
    tx,
    rows.map((row) => row.id),
  )
  if (kinds.length > 1)
    throw new DomainError('INVALID_INPUT', { message: texts.severalKinds(kinds.map(told).sort().join('、')) })
}
