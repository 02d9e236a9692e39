import type { Json, Tx } from '../../../kernel/command/command.js'
import { type FieldChange, recordChanges } from '../../../kernel/command/history.js'
import { type Field, yesOrNo } from '../../../kernel/fields.js'
import { priceTexts as texts } from '../texts.js'
import { findPrices } from './direct-pay-price.list.queries.js'
import type { DirectPayPriceView, PriceChange } from './direct-pay-price.view.js'
import { priceTable } from './fields.js'
import { membersText } from './members.js'

export const ENTITY = 'directPayPrice'

/** Fields of a price that its history keeps, as people read them. */
const kept = {
  status: ({ status }: DirectPayPriceView) => status,
  fourEyesOff: ({ fourEyesOff }: DirectPayPriceView) => fourEyesOff || null,
  tpMode: ({ tpMode }: DirectPayPriceView) => tpMode,
  soilType: ({ soilType }: DirectPayPriceView) => soilType,
  garbage: ({ garbageName }: DirectPayPriceView) => garbageName,
  directPayPrice: ({ directPayPrice }: DirectPayPriceView) => directPayPrice,
  weightType: ({ weightType }: DirectPayPriceView) => weightType,
  captainAndDrivers: ({ captainAndDrivers }: DirectPayPriceView) => membersText(captainAndDrivers, texts.allDrivers),
}

/**
 * Runs a change of prices and records the differences in their histories, with the reason. Returns the changed prices
 * in order.
 */
export async function recorded(
  tx: Tx,
  before: readonly string[],
  reason: string | null,
  change: () => Promise<readonly string[]>,
): Promise<DirectPayPriceView[]> {
  const was = new Map((await findPrices(tx.em, tx.actor, before)).map((price) => [price.id, price]))
  const ids = await change()
  const is = new Map((await findPrices(tx.em, tx.actor, ids)).map((price) => [price.id, price]))
  const all = [...new Set([...before, ...ids])]
  await recordChanges(
    tx,
    all.flatMap((id) => differences(id, was.get(id), is.get(id)).map((difference) => ({ ...difference, reason }))),
  )
  return ids.flatMap((id) => is.get(id) ?? [])
}

function differences(id: string, was?: DirectPayPriceView, is?: DirectPayPriceView): FieldChange[] {
  return Object.entries(kept).flatMap(([field, read]) => {
    const value = (price: DirectPayPriceView | undefined): Json => (price ? read(price) : null)
    return [{ entity: ENTITY, entityId: id, field, before: value(was), after: value(is) }]
  })
}

const fields: Readonly<Record<keyof typeof kept, Field>> = {
  status: priceTable.status,
  fourEyesOff: priceTable.fourEyesOff,
  tpMode: priceTable.tpMode,
  soilType: priceTable.soilType,
  directPayPrice: priceTable.directPayPrice,
  weightType: priceTable.weightType,
  captainAndDrivers: priceTable.captainAndDrivers,
  garbage: priceTable.garbageName,
}
const fieldOf = (name: string): Field | undefined => new Map(Object.entries(fields)).get(name)

type FoundChange = Omit<PriceChange, 'label' | 'before' | 'after'> & { before: unknown; after: unknown }

/** A change as people read it. */
export function changeOf({ before, after, ...change }: FoundChange): PriceChange {
  const field = fieldOf(change.field)
  const show = (value: unknown) => {
    if (value === null) return null
    return typeof value === 'boolean' ? yesOrNo(value) : (field?.code?.labels[String(value)] ?? String(value))
  }
  return { ...change, label: field?.label ?? change.field, before: show(before), after: show(after) }
}
