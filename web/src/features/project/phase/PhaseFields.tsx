import { useFormContext, useWatch } from 'react-hook-form'
import { projectPhaseInputLengths as lengths } from '../../../gql/lengths.generated'
import { ChoicesField } from '../../../ui/form/ChoicesField'
import { QuantityField, SelectField } from '../../../ui/form/choice-fields'
import { DayField } from '../../../ui/form/dates'
import { AmountField, TextAreaField, TextField } from '../../../ui/form/fields'
import { namedOptions, type Option } from '../../../ui/form/options'
import { type Choices, useKeptOptions } from '../../../ui/form/useKeptOptions'
import { texts } from './texts'
import { usePhaseChoices } from './usePhaseChoices'
import { soilOfValue, type Values } from './values'

const { fields } = texts
const gone = () => texts.gone

/** The projects in use, with the one that the phase has. */
function useProjects(projects: Choices): Option[] {
  const { formState } = useFormContext<Values>()
  const { projectInfoId = '', projectName = '' } = formState.defaultValues ?? {}
  const open = namedOptions(projects)
  return !projectInfoId || open.some(({ value }) => value === projectInfoId)
    ? open
    : [{ value: projectInfoId, label: projectName }, ...open]
}

/** Which project, from when to when, what is planned, and which waybills it takes. */
export function PhaseFields() {
  const { projects: inUse, dumpSites, soilTypes } = usePhaseChoices()
  const projects = useProjects(inUse)
  const sites = useKeptOptions('garbageIds', dumpSites, gone)
  const soils = useKeptOptions('soilTypes', soilTypes, soilOfValue)
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
      <QuantityField name="planCubic" label={texts.inCubic(fields.planCubic)} digits={9} />
      <QuantityField name="truckCubic" label={texts.perTruck(fields.truckCubic)} hint={texts.truckHint} />
      <AmountField name="planTransportCost" label={fields.planTransportCost} />
      <AmountField name="planCubicPrice" label={fields.planCubicPrice} unit="CUBIC" />
      <ChoicesField name="garbageIds" label={fields.garbageNames} options={sites} none={texts.allSites} />
      <ChoicesField name="soilTypes" label={fields.soilTypes} options={soils} none={texts.allSoils} />
      <TextAreaField name="remark" label={fields.remark} wide maxLength={lengths.remark} />
    </>
  )
}
