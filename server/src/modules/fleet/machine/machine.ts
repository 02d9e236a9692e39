import { z } from 'zod'
import { amountOf, optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { asMobile, MOBILE } from '../../../kernel/values/mobile.js'
import { type BaseData, refuseMerged } from '../../basedata/index.js'
import { fleetTexts as texts } from '../texts.js'
import { machineTable as table } from './fields.js'
import { machineList } from './machine.queries.js'
import type { MachineFilter, MachineSortField } from './machine.view.js'
import { bindOperators, operatorsOf } from './operator.queries.js'

const schema = z.object({
  machineCode: requiredTextOf(table.machineCode),
  name: requiredTextOf(table.name),
  model: optionalTextOf(table.model),
  loadPrice: amountOf(table.loadPrice).nullish(),
  shiftCost: amountOf(table.shiftCost).nullish(),
  operatorName: optionalTextOf(table.operatorName),
  operatorMobile: asMobile(
    optionalTextOf(table.operatorMobile).refine((text) => text === undefined || MOBILE.test(text), texts.mobile),
  ),
})

/** Machines: excavators and others on a site, with their prices; operators sign in by phone. */
export const machine: BaseData<z.output<typeof schema>, MachineFilter, MachineSortField> = {
  entity: 'machine',
  what: texts.machine,
  table: 'machine',
  fields: table,
  named: 'machineCode',
  unique: ['machineCode'],
  spec: machineList,
  schema,
  async written(_, inputs) {
    return inputs.map((input) => ({
      columns: {
        code: input.machineCode,
        name: input.name,
        model: input.model ?? null,
        load_price: input.loadPrice ?? null,
        shift_cost: input.shiftCost ?? null,
        operator_name: input.operatorName ?? null,
        operator_mobile: input.operatorMobile ?? null,
      },
      faults: [],
    }))
  },
  async following(tx, ids, write) {
    const before = await operatorsOf(tx, ids)
    await write()
    await bindOperators(tx, ids, before)
  },
  fits: (tx, id) => refuseMerged(tx, machine, id),
}
