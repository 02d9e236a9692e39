import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { projectPhaseInputLengths as lengths } from '../../../gql/lengths.generated'
import { QuantityField, SelectField } from '../../../ui/form/choice-fields'
import { DayField } from '../../../ui/form/dates'
import { AmountField, TextAreaField, TextField } from '../../../ui/form/fields'
import { namedOptions, type Option } from '../../../ui/form/options'
import { PhaseProjectsDocument } from './phase.generated'
import { texts } from './texts'
import type { Values } from './values'

const { fields } = texts

/** The projects in use, with the one that the phase has. */
function useProjects(): Option[] {
  const { formState } = useFormContext<Values>()
  const { projectInfoId = '', projectName = '' } = formState.defaultValues ?? {}
  const open = namedOptions(useQuery(PhaseProjectsDocument).data?.projects ?? [])
  return !projectInfoId || open.some(({ value }) => value === projectInfoId)
    ? open
    : [{ value: projectInfoId, label: projectName }, ...open]
}

/** Which project, from when to when, and what is planned. */
export function PhaseFields() {
  const projects = useProjects()
  const fromDate = useWatch<Values, 'fromDate'>({ name: 'fromDate' })
  return (
    <>
      <SelectField name="projectInfoId" label={fields.projectName} required wide options={projects} />
      <TextField
        name="phaseName"
        label={fields.phaseName}
        required
        wide
        maxLength={lengths.phaseName}
        hint={texts.nameHint}
      />
      <DayField name="fromDate" label={fields.fromDate} required />
      <DayField
        name="toDate"
        label={fields.toDate}
        required
        validate={(to) => (fromDate && to < fromDate ? texts.late : null)}
      />
      <QuantityField name="planCubic" label={texts.inCubic(fields.planCubic)} />
      <QuantityField name="surveyedCubic" label={texts.inCubic(fields.surveyedCubic)} />
      <AmountField name="planTransportCost" label={fields.planTransportCost} />
      <AmountField name="planCubicPrice" label={fields.planCubicPrice} unit="CUBIC" />
      <TextAreaField name="remark" label={fields.remark} wide maxLength={lengths.remark} />
    </>
  )
}
