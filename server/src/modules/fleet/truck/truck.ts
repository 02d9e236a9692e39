import { z } from 'zod'
import { idTextOf, measureOf, optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { plateForm } from '../../../kernel/values/forms.js'
import { type BaseData, refuseMerged } from '../../basedata/index.js'
import { withCaptains } from '../captain/captain.queries.js'
import { fleetTexts as texts } from '../texts.js'
import { truckTable as table } from './fields.js'
import { truckList } from './truck.list.queries.js'
import type { TruckFilter, TruckSortField } from './truck.view.js'

/** Plate: a province, a letter and five or six characters; separators are left out. */
const PLATE = /^\p{Script=Han}[A-Z][A-Z0-9\p{Script=Han}]{5,6}$/u
/** Plate with a letter that no plate has, since it could be taken for 1 or 0. */
const NEVER = /^\p{Script=Han}.*[IO]/u

/** Whether a plate has a letter that no plate can have. */
export const hasNeverLetter = (plate: string): boolean => NEVER.test(plateForm(plate))

/** Plate in the stored form: in capitals, without blanks and dots. */
const plateText = (text: z.ZodType<string, unknown>) =>
  text
    .transform(plateForm)
    .refine((plate) => !hasNeverLetter(plate), { error: texts.plateLetters, abort: true })
    .refine((plate) => PLATE.test(plate), { error: texts.plate, abort: true })

const schema = z.object({
  plate: plateText(requiredTextOf(table.plate)),
  captainId: idTextOf(table.captainId),
  vehicleType: optionalTextOf(table.vehicleType),
  volumeCubic: measureOf(table.volumeCubic).nullish(),
  capacityTons: measureOf(table.capacityTons).nullish(),
})

export type Truck = z.output<typeof schema>

/** Trucks, each of one captain. */
export const truck: BaseData<Truck, TruckFilter, TruckSortField> = {
  entity: 'truck',
  what: texts.truck,
  table: 'truck',
  fields: table,
  named: 'plate',
  unique: ['plate'],
  spec: truckList,
  schema,
  async written(tx, inputs, ids) {
    const all = inputs.map((input, at) => ({ ...input, id: ids[at] ?? '' }))
    const sound = await withCaptains(tx, 'truck', all)
    return all.map((input) => ({
      columns: {
        plate: input.plate,
        captain_id: input.captainId,
        vehicle_type: input.vehicleType ?? null,
        volume_cubic: input.volumeCubic ?? null,
        capacity_tons: input.capacityTons ?? null,
      },
      faults: sound.has(input.id) ? [] : [{ field: 'captainId', message: texts.noCaptain }],
    }))
  },
  fits: (tx, id) => refuseMerged(tx, truck, id),
}
