import { machineFields as fields, machineFilter } from '../../../gql/fields/fleet.generated'
import type { MachineFilter } from '../../../gql/types.generated'
import { baseDataKind } from '../../../kit/basedata/kind'
import { enabledColumn } from '../../../kit/basedata/looks'
import { figures } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { formatPrice } from '../../../ui/format/decimal'
import { Price } from '../../../ui/format/Numbers'
import { ImportButton } from '../../import/data'
import { machineForm } from './form'
import {
  DeleteMachineDocument,
  MachineMergeChoicesDocument,
  type MachineRowFragment,
  MachinesDocument,
  MergeMachinesDocument,
  RestoreMachineDocument,
  RetireMachineDocument,
} from './machine.generated'

type Machine = MachineRowFragment

export const columns = columnsOf<Machine>()(fields, {
  machineCode: { width: 130, pin: 'start', rowHeader: true },
  enabled: enabledColumn,
  name: 150,
  model: 150,
  loadPrice: { width: 130, cell: ({ loadPrice }) => <Price value={loadPrice} unit="TRUCK" /> },
  shiftCost: { width: 150, cell: ({ shiftCost }) => <Price value={shiftCost} unit="SHIFT" /> },
  operatorName: 110,
  operatorMobile: { width: 140, cell: ({ operatorMobile }) => figures(operatorMobile) },
  mergedIntoName: 130,
  mergedNames: hidden(180),
  createTime: hidden(160),
  updateTime: 160,
})

const machines = baseDataKind<Machine>()({
  form: machineForm,
  param: 'machine',
  list: {
    id: 'machines',
    document: MachinesDocument,
    pick: (data) => data.machines,
    columns,
    facts: ['name', 'model', 'loadPrice', 'shiftCost'],
    search: searchOf<MachineFilter>()(machineFilter, {
      machineCode: true,
      name: true,
      model: true,
      operatorName: true,
      operatorMobile: true,
      enabled: true,
    }),
    sort: [{ field: 'MACHINE_CODE', direction: 'ASC' }],
    exported: 'MACHINES',
    Toolbar: () => <ImportButton kind="MACHINE" />,
  },
  about: ({ name, model }) => [name, model],
  facts: ({ loadPrice, shiftCost }) => [
    'name',
    'model',
    [fields.loadPrice.label, formatPrice(loadPrice, 'TRUCK')],
    [fields.shiftCost.label, formatPrice(shiftCost, 'SHIFT')],
    'operatorName',
    'operatorMobile',
  ],
  retire: RetireMachineDocument,
  restore: RestoreMachineDocument,
  remove: DeleteMachineDocument,
  merging: { document: MergeMachinesDocument, choices: MachineMergeChoicesDocument },
  changes: ['Machine'],
})

/** 机械: the machines of the company. */
export default function MachinePage() {
  return <RecordListPage kind={machines} />
}
