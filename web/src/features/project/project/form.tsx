import { useQuery } from '@apollo/client/react'
import { projectInputLengths as lengths, projectFields } from '../../../gql/fields/project.generated'
import type { ProjectInput } from '../../../gql/types.generated'
import { baseDataForm } from '../../../kit/basedata/form'
import { labelsOf } from '../../../kit/fields'
import { entry, flagOptions, valuesFor } from '../../../kit/form/values'
import { oneOf } from '../../../kit/record/useRecord'
import { ChoicesField, chosenIn } from '../../../ui/form/ChoicesField'
import { SelectField } from '../../../ui/form/choice-fields'
import { TextField } from '../../../ui/form/fields'
import { useKeptOptions } from '../../../ui/form/useKeptOptions'
import { PlaceFields } from '../../basedata/place'
import {
  BaseProjectDocument,
  type BaseProjectRowFragment,
  CreateProjectDocument,
  ProjectFormDocument,
  type ProjectFormQuery,
  UpdateProjectDocument,
} from './project.generated'
import { texts } from './texts'

const labels = labelsOf(projectFields)
const CLOCK = { value: /^([01]\d|2[0-3]):[0-5]\d$/, message: texts.clockWrong }
const NOTHING: ProjectFormQuery['projectForm'] = { dumpSites: [], soils: [], dayStart: '', nightStart: '' }

/** Dump sites and soils that a project can have, and the default start of its shifts. */
const useProjectForm = () => useQuery(ProjectFormDocument).data?.projectForm ?? NOTHING
const gone = () => texts.gone

function Inputs() {
  const { dumpSites, soils: known, dayStart, nightStart } = useProjectForm()
  const [sites, soils] = [useKeptOptions('garbageIds', dumpSites, gone), useKeptOptions('soilTypeIds', known, gone)]
  return (
    <>
      <TextField name="projectName" label={labels.projectName} required wide maxLength={lengths.projectName} />
      <TextField name="address" label={labels.address} wide maxLength={lengths.address} />
      <SelectField
        name="usesTickets"
        label={labels.usesTickets}
        required
        wide
        options={flagOptions}
        hint={texts.ticketsHint}
      />
      <TextField
        name="dayStart"
        label={labels.dayStart}
        placeholder={dayStart}
        maxLength={lengths.dayStart}
        pattern={CLOCK}
        hint={dayStart && texts.clockHint(dayStart, nightStart)}
      />
      <TextField
        name="nightStart"
        label={labels.nightStart}
        placeholder={nightStart}
        maxLength={lengths.nightStart}
        pattern={CLOCK}
      />
      <ChoicesField name="garbageIds" label={labels.garbageNames} options={sites} none={texts.allSites} />
      <ChoicesField name="soilTypeIds" label={labels.soilTypes} options={soils} none={texts.allSoils} />
      <PlaceFields what={labels.projectName} labels={labels} />
    </>
  )
}

/** Names and words for values, for the note that another person has changed the project. */
function useShown() {
  const { dumpSites, soils } = useProjectForm()
  const names = new Map([...dumpSites, ...soils].map(({ id, name }) => [id, name]))
  return (field: string, value: string) => {
    if (field === 'usesTickets') return flagOptions.find((one) => one.value === value)?.label ?? value
    return field.endsWith('Ids')
      ? chosenIn(value)
          .map((id) => names.get(id) ?? texts.gone)
          .join('、')
      : value
  }
}

export const projectForm = baseDataForm<BaseProjectRowFragment>()({
  what: labels.projectName,
  fields: projectFields,
  labels: { garbageIds: labels.garbageNames, soilTypeIds: labels.soilTypes },
  one: oneOf(BaseProjectDocument, (data) => data.baseProject),
  nameOf: ({ projectName }) => projectName,
  permissions: { add: 'chain:project:add', edit: 'chain:project:edit' },
  create: CreateProjectDocument,
  update: UpdateProjectDocument,
  values: valuesFor<ProjectInput>()({
    projectName: entry.text,
    address: entry.optionalText,
    lng: entry.optionalText,
    lat: entry.optionalText,
    dayStart: entry.optionalText,
    nightStart: entry.optionalText,
    garbageIds: entry.many,
    soilTypeIds: entry.many,
    usesTickets: entry.flag,
  }),
  Inputs,
  useShown,
})
