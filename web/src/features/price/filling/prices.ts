import { type Money } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import type { PriceGroup } from './groups'

/** The form: a price a group, by its key, and those of single waybills, by their ids. */
export interface PriceValues {
  groups: Record<string, string>
  prices: Record<string, string>
}

export const emptyValues = (groups: readonly PriceGroup[]): PriceValues => ({
  groups: Object.fromEntries(groups.map(({ key }) => [key, ''])),
  prices: Object.fromEntries(groups.flatMap(({ waybills }) => waybills.map(({ id }) => [id, '']))),
})

/** The price of each waybill that has got one: its own before its group's. */
export const pricesOf = (groups: readonly PriceGroup[], values: PriceValues): { id: string; settlePrice: Money }[] =>
  groups.flatMap(({ key, waybills }) =>
    waybills.flatMap(({ id }) => {
      const settlePrice = typedMoney(values.prices[id] ?? '') ?? typedMoney(values.groups[key] ?? '')
      return settlePrice ? [{ id, settlePrice }] : []
    }),
  )
