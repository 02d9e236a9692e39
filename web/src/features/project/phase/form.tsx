import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { projectPhaseInputLengths as lengths, projectPhaseFields } from '../../../gql/fields/project.generated'
import type { ProjectPhaseInput } from '../../../gql/types.generated'
import { baseDataForm } from '../../../kit/basedata/form'
import { labelsOf } from '../../../kit/fields'
import { entry, valuesFor } from '../../../kit/form/values'
import { oneOf } from '../../../kit/record/useRecord'
import { ChoicesField, chosenIn, chosenText } from '../../../ui/form/ChoicesField'
import { QuantityField, SelectField } from '../../../ui/form/choice-fields'
import { DayField } from '../../../ui/form/dates'
import { AmountField, TextAreaField, TextField } from '../../../ui/form/fields'
import { namedOptions, type Option } from '../../../ui/form/options'
import { type Choices, useKeptOptions } from '../../../ui/form/useKeptOptions'
import {
  CreateProjectPhaseDocument,
  PhaseChoicesDocument,
  ProjectPhaseDocument,
  type ProjectPhaseRowFragment,
  UpdateProjectPhaseDocument,
} from './phase.generated'

const labels = labelsOf(projectPhaseFields)
const texts = {
  planCubic: `${labels.planCubic}（方）`,
  truckCubic: `${labels.truckCubic}（方/车）`,
  truckHint: '按车计量的运单按此折算方量；不填则图表不计这些运单',
  nameHint: '同一项目内不重复，例如一期',
  late: '不能早于开始日期',
  allSites: '不限，去哪里的运单都算',
  allSoils: '不限，各种土质都算',
  gone: '（已停用）',
}

/** Value for a soil, whose name may contain the comma that separates choices. */
const valueOfSoil = (name: string) => encodeURIComponent(name)
const soilOfValue = (value: string) => decodeURIComponent(value)
const gone = () => texts.gone

/** Choices for a phase: enabled projects, dump sites, and soils by name. */
function usePhaseChoices(): { projects: Choices; dumpSites: Choices; soilTypes: Choices } {
  const { projects = [], projectForm } = useQuery(PhaseChoicesDocument).data ?? {}
  return {
    projects,
    dumpSites: projectForm?.dumpSites ?? [],
    soilTypes: (projectForm?.soils ?? []).map(({ name }) => ({ id: valueOfSoil(name), name })),
  }
}

/** Enabled projects, with the present one of the phase. */
function useProjects(projects: Choices): Option[] {
  const { projectInfoId = '', projectName = '' } =
    useFormContext<Record<string, string>>().formState.defaultValues ?? {}
  const open = namedOptions(projects)
  return !projectInfoId || open.some(({ value }) => value === projectInfoId)
    ? open
    : [{ value: projectInfoId, label: projectName }, ...open]
}

/** Fields of a phase: project, days, plan, and the conditions on its waybills. */
function Inputs() {
  const { projects: inUse, dumpSites, soilTypes } = usePhaseChoices()
  const projects = useProjects(inUse)
  const sites = useKeptOptions('garbageIds', dumpSites, gone)
  const soils = useKeptOptions('soilTypes', soilTypes, soilOfValue)
  const fromDate = useWatch({ name: 'fromDate' }) as string
  return (
    <>
      <SelectField name="projectInfoId" label={labels.projectName} required wide options={projects} />
      <TextField
        name="phaseName"
        label={labels.phaseName}
        required
        wide
        maxLength={lengths.phaseName}
        hint={texts.nameHint}
      />
      <DayField name="fromDate" label={labels.fromDate} required />
      <DayField
        name="toDate"
        label={labels.toDate}
        required
        validate={(to) => (fromDate && to < fromDate ? texts.late : null)}
      />
      <QuantityField name="planCubic" label={texts.planCubic} digits={9} />
      <QuantityField name="truckCubic" label={texts.truckCubic} hint={texts.truckHint} />
      <AmountField name="planTransportCost" label={labels.planTransportCost} />
      <AmountField name="planCubicPrice" label={labels.planCubicPrice} unit="CUBIC" />
      <ChoicesField name="garbageIds" label={labels.garbageNames} options={sites} none={texts.allSites} />
      <ChoicesField name="soilTypes" label={labels.soilTypes} options={soils} none={texts.allSoils} />
      <TextAreaField name="remark" label={labels.remark} wide maxLength={lengths.remark} />
    </>
  )
}

/** Names of sites and soils, for the note that another person has changed the phase. */
function useShown() {
  const { dumpSites } = usePhaseChoices()
  const names = new Map(dumpSites.map(({ id, name }) => [id, name]))
  return (field: string, value: string) => {
    if (field === 'garbageIds')
      return chosenIn(value)
        .map((id) => names.get(id) ?? texts.gone)
        .join('、')
    return field === 'soilTypes' ? chosenIn(value).map(soilOfValue).join('、') : value
  }
}

export const phaseForm = baseDataForm<ProjectPhaseRowFragment>()({
  what: labels.phaseName,
  fields: projectPhaseFields,
  labels: { garbageIds: labels.garbageNames },
  one: oneOf(ProjectPhaseDocument, (data) => data.projectPhase),
  // Name in questions: with the project, since every project may have a first phase.
  nameOf: ({ projectName, phaseName }) => `${projectName} · ${phaseName}`,
  permissions: { add: 'chain:project:add', edit: 'chain:project:edit' },
  create: CreateProjectPhaseDocument,
  update: UpdateProjectPhaseDocument,
  values: valuesFor<ProjectPhaseInput>()(
    {
      projectInfoId: entry.text,
      phaseName: entry.text,
      fromDate: entry.text,
      toDate: entry.text,
      planCubic: entry.optionalQuantity,
      planTransportCost: entry.optionalMoney,
      planCubicPrice: entry.optionalMoney,
      truckCubic: entry.optionalQuantity,
      garbageIds: entry.many,
      soilTypes: {
        sent: (text) => chosenIn(text).map(soilOfValue),
        shown: (names: readonly string[]) => chosenText(names.map(valueOfSoil)),
      },
      remark: entry.optionalText,
    },
    ['projectName'],
  ),
  Inputs,
  useShown,
})
