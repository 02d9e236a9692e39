import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import {
  excavatorRecordFields as fields,
  excavatorRecordInputLengths as lengths,
} from '../../../gql/fields/waybill.generated'
import { labelsOf } from '../../../kit/fields'
import { AddDrawer, type Asked } from '../../../kit/form/AddDrawer'
import { EditDrawer } from '../../../kit/form/EditDrawer'
import type { AddProps, EditProps } from '../../../kit/record/kind'
import { QuantityField, SelectField } from '../../../ui/form/choice-fields'
import { MomentField } from '../../../ui/form/dates'
import { TextAreaField, TextField } from '../../../ui/form/fields'
import { enumOptions } from '../../../ui/form/options'
import { pastError } from '../../ticket/booking'
import {
  ExcavatorFormDocument,
  type ExcavatorFormQuery,
  SubmitExcavatorRecordDocument,
  UpdateExcavatorRecordDocument,
} from './form.generated'
import { EDIT, excavatorRecord, IN_TYPES, LEDGER_TYPES, SHIFTS } from './rows'
import { texts } from './texts'
import { emptyValues, inputOf, UNITS, type Values, valuesOf } from './values'

type Choices = ExcavatorFormQuery['excavatorForm']

const labels = labelsOf(fields)
const machineLabel = ({ machineCode, operatorName }: Choices['machines'][number]) =>
  operatorName ? `${machineCode} · ${operatorName}` : machineCode

function useChoices(): Asked<Choices> {
  const { data, error, refetch } = useQuery(ExcavatorFormDocument, { fetchPolicy: 'network-only' })
  return { choices: data?.excavatorForm, error, refetch }
}

/** Fields of a report, in order. */
function RecordFields({ choices }: { choices: Choices }) {
  const { control } = useFormContext<Values>()
  const measured = useWatch({ control, name: 'ledgerType' }) === 'MEASURED'
  const projects = choices.projects.map(({ id, projectName }) => ({ value: id, label: projectName }))
  const machines = choices.machines.map((machine) => ({ value: machine.id, label: machineLabel(machine) }))
  return (
    <>
      <SelectField name="projectInfoId" label={labels.projectName} required wide options={projects} />
      <SelectField name="machineId" label={labels.machineCode} required options={machines} />
      <TextField name="staffName" label={labels.staffName} hint={texts.staffHint} maxLength={lengths.staffName} />
      <MomentField
        name="startDatetime"
        label={labels.startDatetime}
        required
        validate={pastError(labels.startDatetime)}
      />
      <MomentField name="endDatetime" label={labels.endDatetime} required validate={pastError(labels.endDatetime)} />
      <SelectField name="inType" label={labels.inType} required options={enumOptions(IN_TYPES, fields.inType.codes)} />
      <SelectField
        name="inShiftType"
        label={labels.inShiftType}
        hint={texts.shiftAuto}
        options={enumOptions(SHIFTS, fields.inShiftType.codes)}
      />
      <SelectField
        name="ledgerType"
        label={labels.ledgerType}
        required
        options={enumOptions(LEDGER_TYPES, fields.ledgerType.codes)}
      />
      {measured && <QuantityField name="scheduleWork" label={labels.scheduleWork} required />}
      {measured && (
        <SelectField
          name="unitWork"
          label={labels.unitWork}
          required
          options={enumOptions(UNITS, fields.unitWork.codes)}
        />
      )}
      <TextField name="address" label={labels.address} maxLength={lengths.address} />
      <TextAreaField name="ledgerRemark" label={labels.ledgerRemark} wide rows={2} maxLength={lengths.ledgerRemark} />
    </>
  )
}

/** 上报工时 for an operator. */
export function AddRecord({ onClose, onSaved }: AddProps<object>) {
  const { run } = useCommand(SubmitExcavatorRecordDocument)
  return (
    <AddDrawer
      title={texts.add}
      submit={texts.submit}
      permission={EDIT}
      defaultValues={emptyValues}
      asked={useChoices()}
      save={async (values) => (await run({ input: inputOf(values) })) && texts.submitted}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(choices) => <RecordFields choices={choices} />}
    </AddDrawer>
  )
}

/** 修改工时: corrects a report that is pending or was rejected. */
export function EditRecord(props: EditProps) {
  const { run } = useCommand(UpdateExcavatorRecordDocument)
  const { choices } = useChoices()
  const named: Readonly<Record<string, (id: string) => string | undefined>> = {
    projectInfoId: (id) => choices?.projects.find((project) => project.id === id)?.projectName,
    machineId: (id) => choices?.machines.find((machine) => machine.id === id)?.machineCode,
  }
  const shown = (field: string, value: string): string => {
    const codes: Readonly<Record<string, string>> = Object(fields[field as keyof typeof fields]).codes ?? {}
    return named[field]?.(value) ?? codes[value] ?? value
  }
  return (
    <EditDrawer
      {...props}
      one={excavatorRecord}
      title={texts.edit}
      missing={texts.missing}
      permission={EDIT}
      labels={{ ...labels, projectInfoId: labels.projectName, machineId: labels.machineCode }}
      nameOf={({ machineCode }) => machineCode}
      valuesOf={valuesOf}
      save={(values, { id }, version) => run({ id, version, input: inputOf(values) })}
      submit={texts.resubmit}
      shown={shown}
    >
      {() => choices && <RecordFields choices={choices} />}
    </EditDrawer>
  )
}
