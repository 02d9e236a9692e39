import type { Json, Tx } from '../../../kernel/command/command.js'
import { type FieldChange, recordChanges } from '../../../kernel/command/history.js'
import { modeLabels } from '../../project/index.js'
import { PriceStatus } from '../enums.js'
import { priceTexts as texts } from '../texts.js'
import { findPrices } from './direct-pay-price.list.queries.js'
import { priceMachine } from './direct-pay-price.machine.js'
import type { DirectPayPriceView, PriceChange } from './direct-pay-price.view.js'
import { membersText } from './members.js'

export const ENTITY = 'directPayPrice'

/** What of a price is kept in its history, as people read it. */
const kept: Record<keyof typeof texts.fields, (price: DirectPayPriceView) => string | null> = {
  status: ({ status }) => status,
  tpMode: ({ tpMode }) => tpMode,
  soilType: ({ soilType }) => soilType,
  garbage: ({ garbageName }) => garbageName,
  directPayPrice: ({ directPayPrice }) => directPayPrice,
  captainAndDrivers: ({ captainAndDrivers }) => membersText(captainAndDrivers, texts.allDrivers),
}

/** Runs a change of prices and keeps what each was and what it is, with the reason. Gives back how they are now, in order. */
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

const shownAs: Record<string, (value: string) => string> = {
  status: (value) => (isStatus(value) ? priceMachine.label(value) : value),
  tpMode: (value) => (isMode(value) ? modeLabels[value] : value),
}
const isStatus = (value: string): value is PriceStatus => Object.hasOwn(PriceStatus, value)
const isMode = (value: string): value is keyof typeof modeLabels => Object.hasOwn(modeLabels, value)

type FoundChange = Omit<PriceChange, 'label' | 'before' | 'after'> & { before: unknown; after: unknown }

/** A change as people read it. */
export function changeOf({ before, after, ...change }: FoundChange): PriceChange {
  const show = (value: unknown) => (value === null ? null : (shownAs[change.field]?.(String(value)) ?? String(value)))
  const label = new Map<string, string>(Object.entries(texts.fields)).get(change.field) ?? change.field
  return { ...change, label, before: show(before), after: show(after) }
}
