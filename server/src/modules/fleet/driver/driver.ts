import { z } from 'zod'
import { idTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import type { BaseData } from '../../basedata/index.js'
import { bindAccounts } from '../captain/account.queries.js'
import { withCaptains } from '../captain/captain.queries.js'
import { mobileOf } from '../mobile.js'
import { fleetTexts as texts } from '../texts.js'
import { driverList } from './driver.queries.js'
import type { DriverFilter, DriverSortField } from './driver.view.js'
import { driverTable as table } from './fields.js'

const schema = z.object({
  name: requiredTextOf(table.name),
  mobile: mobileOf(table.mobile),
  captainId: idTextOf(table.captainId),
  isOpenWallet: z.boolean().nullish(),
})

/** Drivers, each of one captain; each signs in by his phone and sees his own trips. */
export const driver: BaseData<z.output<typeof schema>, DriverFilter, DriverSortField> = {
  entity: 'driver',
  what: texts.driver,
  table: 'driver',
  fields: table,
  named: 'name',
  unique: ['mobile'],
  spec: driverList,
  schema,
  async written(tx, inputs, ids) {
    const all = inputs.map((input, at) => ({ ...input, id: ids[at] ?? '' }))
    const sound = await withCaptains(tx, 'driver', all)
    return all.map((input) => ({
      columns: {
        name: input.name,
        mobile: input.mobile,
        captain_id: input.captainId,
        is_open_wallet: input.isOpenWallet ?? false,
      },
      faults: sound.has(input.id) ? [] : [{ field: 'captainId', message: texts.noCaptain }],
    }))
  },
  following: (tx, ids, write) => bindAccounts(tx, 'driver', ids, write),
}
