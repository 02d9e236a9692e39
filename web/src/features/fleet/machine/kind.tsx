import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { machineInputLengths as lengths } from '../../../gql/lengths.generated'
import type { MachineInput } from '../../../gql/types.generated'
import { AmountField, TextField } from '../../../ui/form/fields'
import { formatDateTime } from '../../../ui/format/date'
import { formatPrice, type Money } from '../../../ui/format/decimal'
import { cleanAmount } from '../../../ui/format/typed'
import { type BaseDataKind, mergeTexts, mergingOf, useOne } from '../../basedata/kit'
import {
  CreateMachineDocument,
  DeleteMachineDocument,
  MachineDocument,
  MachineMergeChoicesDocument,
  type MachineRowFragment,
  MergeMachinesDocument,
  RestoreMachineDocument,
  RetireMachineDocument,
  UpdateMachineDocument,
} from './machine.generated'
import { texts } from './texts'

const { fields } = texts

/** The form as its controls hold it; "" is nothing. */
type Values = Record<
  'machineCode' | 'name' | 'model' | 'loadPrice' | 'shiftCost' | 'operatorName' | 'operatorMobile',
  string
>

const said = (text: string) => text.trim() || null
// The field has looked at it, and the server says what else is wrong.
const amountOf = (text: string) => (cleanAmount(text) || null) as Money | null

const inputOf = (values: Values): MachineInput => ({
  machineCode: values.machineCode.trim(),
  name: values.name.trim(),
  model: said(values.model),
  loadPrice: amountOf(values.loadPrice),
  shiftCost: amountOf(values.shiftCost),
  operatorName: said(values.operatorName),
  operatorMobile: said(values.operatorMobile),
})

function useVerbs() {
  const create = useCommand(CreateMachineDocument).run
  const update = useCommand(UpdateMachineDocument).run
  const retire = useCommand(RetireMachineDocument).run
  const restore = useCommand(RestoreMachineDocument).run
  const remove = useCommand(DeleteMachineDocument).run
  return {
    create: (values: Values) => create({ input: inputOf(values) }),
    update: ({ id }: MachineRowFragment, version: number, values: Values) =>
      update({ id, version, input: inputOf(values) }),
    setEnabled: ({ id }: MachineRowFragment, enabled: boolean) => (enabled ? restore : retire)({ id }),
    remove: ({ id }: MachineRowFragment) => remove({ id }),
  }
}

function Fields() {
  return (
    <>
      <TextField
        name="machineCode"
        label={fields.machineCode}
        required
        maxLength={lengths.machineCode}
        hint={texts.codeHint}
      />
      <TextField name="name" label={fields.name} required maxLength={lengths.name} />
      <TextField name="model" label={fields.model} maxLength={lengths.model} />
      <AmountField name="loadPrice" label={fields.loadPrice} unit="TRUCK" />
      <AmountField name="shiftCost" label={fields.shiftCost} unit="SHIFT" />
      <TextField name="operatorName" label={fields.operatorName} maxLength={lengths.operatorName} />
      <TextField
        name="operatorMobile"
        label={fields.operatorMobile}
        maxLength={lengths.operatorMobile}
        inputMode="numeric"
      />
    </>
  )
}

/** What a machine says of itself. */
export const kind: BaseDataKind<MachineRowFragment, Values> = {
  texts,
  param: 'machine',
  importKind: 'MACHINE',
  useOne: (id) => useOne(MachineDocument, id, (data) => data.machine),
  useVerbs,
  ...mergingOf<MachineRowFragment>({
    what: texts.what,
    nameOf: (row) => row.machineCode,
    document: MergeMachinesDocument,
    useChoices: (name) => useQuery(MachineMergeChoicesDocument, { variables: { name }, fetchPolicy: 'no-cache' }).data,
  }),
  nameOf: (row) => row.machineCode,
  aboutOf: (row) => [row.name, row.model].filter(Boolean).join(' · '),
  factsOf: (row) => [
    [fields.name, row.name],
    [fields.model, row.model],
    [fields.loadPrice, formatPrice(row.loadPrice, 'TRUCK')],
    [fields.shiftCost, formatPrice(row.shiftCost, 'SHIFT')],
    [fields.operatorName, row.operatorName],
    [fields.operatorMobile, row.operatorMobile],
    [fields.mergedIntoName, row.mergedIntoName],
    [fields.mergedNames, row.mergedNames, true],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  cardFactsOf: (row) =>
    [
      row.name,
      row.model,
      formatPrice(row.loadPrice, 'TRUCK'),
      formatPrice(row.shiftCost, 'SHIFT'),
      row.mergedIntoName && mergeTexts.mergedInto(row.mergedIntoName),
    ].filter(Boolean),
  emptyValues: {
    machineCode: '',
    name: '',
    model: '',
    loadPrice: '',
    shiftCost: '',
    operatorName: '',
    operatorMobile: '',
  },
  valuesOf: (row) => ({
    machineCode: row.machineCode,
    name: row.name,
    model: row.model ?? '',
    loadPrice: row.loadPrice ?? '',
    shiftCost: row.shiftCost ?? '',
    operatorName: row.operatorName ?? '',
    operatorMobile: row.operatorMobile ?? '',
  }),
  Fields,
}
