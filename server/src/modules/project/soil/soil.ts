import { z } from 'zod'
import { compareQuantity, quantity } from '../../../kernel/money/money.js'
import { measureOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { type BaseData, refuseMerged } from '../../basedata/index.js'
import { projectTexts as texts } from '../texts.js'
import { soilTable as table } from './fields.js'
import { soilList } from './soil.list.queries.js'
import type { SoilFilter, SoilSortField } from './soil.view.js'

/**
 * Limit for the tons of a cubic metre: every soil and rock weighs less than a third of this, so a higher value was
 * typed in another unit.
 */
const HEAVIEST = quantity(10)
const LAST = 9999

const schema = z.object({
  name: requiredTextOf(table.name),
  tonsPerCubic: measureOf(table.tonsPerCubic)
    .refine((tons) => compareQuantity(tons, quantity(0)) > 0 && compareQuantity(tons, HEAVIEST) <= 0, {
      error: texts.density(table.tonsPerCubic.label),
    })
    .nullish(),
  sort: z
    .int({ error: texts.sort(table.sort.label, LAST) })
    .min(0, { error: texts.sort(table.sort.label, LAST) })
    .max(LAST, { error: texts.sort(table.sort.label, LAST) })
    .nullish(),
})

export type Soil = z.output<typeof schema>

/** Soils. Trips, prices and tickets store the name of their soil, which therefore cannot change. */
export const soil: BaseData<Soil, SoilFilter, SoilSortField> = {
  entity: 'soil',
  what: table.name.label,
  table: 'soil_type',
  fields: table,
  named: 'name',
  nameStays: true,
  unique: ['name'],
  spec: soilList,
  schema,
  written: (_, inputs) =>
    Promise.resolve(
      inputs.map(({ name, tonsPerCubic, sort }) => ({
        columns: { name, tons_per_cubic: tonsPerCubic ?? null, sort: sort ?? 0 },
        faults: [],
      })),
    ),
  fits: (tx, id) => refuseMerged(tx, soil, id),
}
