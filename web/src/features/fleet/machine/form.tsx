import { machineInputLengths as lengths, machineFields } from '../../../gql/fields/fleet.generated'
import type { MachineInput } from '../../../gql/types.generated'
import { baseDataForm } from '../../../kit/basedata/form'
import { labelsOf } from '../../../kit/fields'
import { entry, valuesFor } from '../../../kit/form/values'
import { oneOf } from '../../../kit/record/useRecord'
import { AmountField, TextField } from '../../../ui/form/fields'
import {
  CreateMachineDocument,
  MachineDocument,
  type MachineRowFragment,
  UpdateMachineDocument,
} from './machine.generated'

const labels = labelsOf(machineFields)
const codeHint = '与挖机工时记录中的代号一致，例如WJ-001'

const Inputs = () => (
  <>
    <TextField name="machineCode" label={labels.machineCode} required maxLength={lengths.machineCode} hint={codeHint} />
    <TextField name="name" label={labels.name} required maxLength={lengths.name} />
    <TextField name="model" label={labels.model} maxLength={lengths.model} />
    <AmountField name="loadPrice" label={labels.loadPrice} unit="TRUCK" />
    <AmountField name="shiftCost" label={labels.shiftCost} unit="SHIFT" />
    <TextField name="operatorName" label={labels.operatorName} maxLength={lengths.operatorName} />
    <TextField
      name="operatorMobile"
      label={labels.operatorMobile}
      maxLength={lengths.operatorMobile}
      inputMode="numeric"
    />
  </>
)

export const machineForm = baseDataForm<MachineRowFragment>()({
  what: labels.name,
  fields: machineFields,
  one: oneOf(MachineDocument, (data) => data.machine),
  nameOf: ({ machineCode }) => machineCode,
  create: CreateMachineDocument,
  update: UpdateMachineDocument,
  values: valuesFor<MachineInput>()({
    machineCode: entry.text,
    name: entry.text,
    model: entry.optionalText,
    loadPrice: entry.optionalMoney,
    shiftCost: entry.optionalMoney,
    operatorName: entry.optionalText,
    operatorMobile: entry.optionalText,
  }),
  Inputs,
})
