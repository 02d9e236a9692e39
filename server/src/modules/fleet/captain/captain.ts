import { z } from 'zod'
import { optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import type { BaseData } from '../../basedata/index.js'
import { mobileOf } from '../mobile.js'
import { fleetTexts as texts } from '../texts.js'
import { bindAccounts } from './account.queries.js'
import type { CaptainFilter, CaptainSortField } from './captain.list.view.js'
import { captainList } from './captain.queries.js'
import { captainTable as table } from './fields.js'

const schema = z.object({
  name: requiredTextOf(table.name),
  mobile: mobileOf(table.mobile),
  isOpenWallet: z.boolean().nullish(),
  remark: optionalTextOf(table.remark),
})

/** Captains; each signs in by his phone and sees his own part. */
export const captain: BaseData<z.output<typeof schema>, CaptainFilter, CaptainSortField> = {
  entity: 'captain',
  what: texts.captain,
  table: 'captain',
  fields: table,
  named: 'name',
  unique: ['mobile'],
  spec: captainList,
  schema,
  async written(_, inputs) {
    return inputs.map((input) => ({
      columns: {
        name: input.name,
        mobile: input.mobile,
        is_open_wallet: input.isOpenWallet ?? false,
        remark: input.remark ?? null,
      },
      faults: [],
    }))
  },
  following: (tx, ids, write) => bindAccounts(tx, 'captain', ids, write),
}
