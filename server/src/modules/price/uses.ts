import { hauled, mergesOfBaseData, usesByName, usesIn, usesOfBaseData } from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { moveDirectPayPrices, moveProjectPrices } from './merges.queries.js'
import { priceTexts as texts } from './texts.js'

const tables = [
  ['project_price', texts.projectPrice],
  ['direct_pay_price', texts.what],
] as const
const soils = { entity: 'soil', view: 'published_soil_type' } as const
const members = { label: texts.what, counted: 'price_id' } as const

/** What stands here that names base data. */
export const usesByPrices: readonly Filled[] = [
  mergesOfBaseData.with(() =>
    hauled.flatMap((kind) => [
      { entity: kind.entity, label: texts.projectPrice, move: moveProjectPrices(kind) },
      { entity: kind.entity, label: texts.what, move: moveDirectPayPrices(kind) },
    ]),
  ),
  ...tables.flatMap(([table, label]) => [
    usesOfBaseData.with(usesByName(table, 'soil_type', { ...soils, label })),
    usesOfBaseData.with(usesIn(table, 'dump_site_id', { entity: 'site', label })),
    usesOfBaseData.with(usesIn(table, 'project_id', { entity: 'project', label })),
  ]),
  usesOfBaseData.with(usesIn('direct_pay_price_member', 'captain_id', { entity: 'captain', ...members })),
  usesOfBaseData.with(usesIn('direct_pay_price_member', 'driver_id', { entity: 'driver', ...members })),
]
