import { projectInputLengths as lengths } from '../../../gql/lengths.generated'
import { ChoicesField } from '../../../ui/form/ChoicesField'
import { SelectField } from '../../../ui/form/choice-fields'
import { TextField } from '../../../ui/form/fields'
import { useKeptOptions } from '../../../ui/form/useKeptOptions'
import { PlaceFields } from '../../basedata/place'
import { texts } from './texts'
import { useProjectForm } from './useProjectForm'

const { fields } = texts
const CLOCK = { value: /^([01]\d|2[0-3]):[0-5]\d$/, message: texts.clockWrong }
const flags = [
  { value: '1', label: texts.yes },
  { value: '0', label: texts.no },
]

const gone = () => texts.gone

/** Everything of a project that people fill in. */
export function ProjectFields() {
  const { dumpSites, soilTypes, dayStart, nightStart } = useProjectForm()
  const [sites, soils] = [useKeptOptions('garbageIds', dumpSites, gone), useKeptOptions('soilTypeIds', soilTypes, gone)]
  return (
    <>
      <TextField name="projectName" label={fields.projectName} required wide maxLength={lengths.projectName} />
      <TextField name="address" label={fields.address} wide maxLength={lengths.address} />
      <SelectField
        name="usesTickets"
        label={fields.usesTickets}
        required
        wide
        options={flags}
        hint={texts.ticketsHint}
      />
      <TextField
        name="dayStart"
        label={fields.dayStart}
        placeholder={dayStart}
        maxLength={lengths.dayStart}
        pattern={CLOCK}
        hint={dayStart && texts.clockHint(dayStart, nightStart)}
      />
      <TextField
        name="nightStart"
        label={fields.nightStart}
        placeholder={nightStart}
        maxLength={lengths.nightStart}
        pattern={CLOCK}
      />
      <ChoicesField name="garbageIds" label={fields.garbageNames} options={sites} none={texts.allSites} />
      <ChoicesField name="soilTypeIds" label={fields.soilTypes} options={soils} none={texts.allSoils} />
      <PlaceFields what={texts.what} labels={fields} />
    </>
  )
}
