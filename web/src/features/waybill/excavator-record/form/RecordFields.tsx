import { useFormContext, useWatch } from 'react-hook-form'
import { excavatorRecordInputLengths as lengths } from '../../../../gql/lengths.generated'
import { QuantityField, SelectField } from '../../../../ui/form/choice-fields'
import { MomentField } from '../../../../ui/form/dates'
import { TextAreaField, TextField } from '../../../../ui/form/fields'
import { enumOptions } from '../../../../ui/form/options'
import { pastError } from '../../../ticket/booking'
import { IN_TYPES, LEDGER_TYPES, SHIFTS } from '../list'
import { texts } from '../texts'
import type { ExcavatorFormQuery } from './form.generated'
import { UNITS, type Values } from './values'

type Choices = ExcavatorFormQuery['excavatorForm']

const { plainFields: fields } = texts
const machineLabel = ({ machineCode, operatorName }: Choices['machines'][number]) =>
  operatorName ? `${machineCode} · ${operatorName}` : machineCode

/** What a report says, in the order in which it is asked for. */
export function RecordFields({ choices }: { choices: Choices }) {
  const { control } = useFormContext<Values>()
  const measured = useWatch({ control, name: 'ledgerType' }) === 'MEASURED'
  const projects = choices.projects.map(({ id, projectName }) => ({ value: id, label: projectName }))
  const machines = choices.machines.map((machine) => ({ value: machine.id, label: machineLabel(machine) }))
  return (
    <>
      <SelectField name="projectInfoId" label={fields.projectName} required wide options={projects} />
      <SelectField name="machineId" label={fields.machineCode} required options={machines} />
      <TextField name="staffName" label={fields.staffName} hint={texts.staffHint} maxLength={lengths.staffName} />
      <MomentField
        name="startDatetime"
        label={fields.startDatetime}
        required
        validate={pastError(fields.startDatetime)}
      />
      <MomentField name="endDatetime" label={fields.endDatetime} required validate={pastError(fields.endDatetime)} />
      <SelectField name="inType" label={fields.inType} required options={enumOptions(IN_TYPES, texts.inTypes)} />
      <SelectField
        name="inShiftType"
        label={fields.inShiftType}
        hint={texts.shiftAuto}
        options={enumOptions(SHIFTS, texts.shifts)}
      />
      <SelectField
        name="ledgerType"
        label={fields.ledgerType}
        required
        options={enumOptions(LEDGER_TYPES, texts.ledgerTypes)}
      />
      {measured && <QuantityField name="scheduleWork" label={fields.scheduleWork} required />}
      {measured && (
        <SelectField name="unitWork" label={fields.unitWork} required options={enumOptions(UNITS, texts.units)} />
      )}
      <TextField name="address" label={fields.address} maxLength={lengths.address} />
      <TextAreaField name="ledgerRemark" label={fields.ledgerRemark} wide rows={2} maxLength={lengths.ledgerRemark} />
    </>
  )
}
