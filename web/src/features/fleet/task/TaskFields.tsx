import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '../../../ui/form/choice-fields'
import { AmountField, TextField } from '../../../ui/form/fields'
import { MembersField } from '../captain'
import type { Values } from './fields'
import { MODES } from './rows'
import { TaskPlacesDocument } from './task.generated'
import { texts } from './texts'

const REMARK = 200
const { fields } = texts
const modes = MODES.map((value) => ({ value, label: texts.modes[value] }))

interface Option {
  value: string
  label: string
}

const withPresent = (options: readonly Option[], value: string, label: string): readonly Option[] =>
  !value || options.some((option) => option.value === value) ? options : [{ value, label }, ...options]

interface Props {
  projects: readonly { id: string; name: string }[]
  present: { projectName?: string | null; garbageName?: string | null }
  projectFixed: boolean
  /** Mode, soil and price are required, in the words of the audit form (001 §5). */
  audit?: boolean
}

/** Project, mode, soil, site, price, captains and drivers, remark. */
export function TaskFields({ projects, present, projectFixed, audit = false }: Props) {
  const { control, setValue } = useFormContext<Values>()
  const values = useWatch({ control }) as Values
  const { projectInfoId } = values
  const { data } = useQuery(TaskPlacesDocument, { variables: { projectInfoId }, skip: !projectInfoId })
  const soils = data?.projectSoilTypes.map(({ name }) => ({ value: name, label: name })) ?? []
  const sites = data?.projectGarbages.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <>
      <SelectField
        name="projectInfoId"
        label={fields.projectName}
        required
        wide
        disabled={projectFixed}
        hint={projectFixed ? texts.projectFixed : undefined}
        options={withPresent(
          projects.map(({ id, name }) => ({ value: id, label: name })),
          projectInfoId,
          present.projectName ?? projectInfoId,
        )}
        onChosen={() => {
          setValue('soilType', '', { shouldDirty: true })
          setValue('garbageId', '', { shouldDirty: true })
        }}
      />
      <SelectField
        name="tpMode"
        label={fields.tpMode}
        required={audit}
        requiredMessage={texts.choose}
        options={modes}
      />
      <SelectField
        name="soilType"
        label={fields.soilType}
        required={audit}
        requiredMessage={texts.choose}
        options={withPresent(soils, values.soilType, values.soilType)}
      />
      <SelectField
        name="garbageId"
        label={fields.garbageName}
        hint={texts.garbageOptional}
        options={withPresent(sites, values.garbageId, present.garbageName ?? values.garbageId)}
      />
      <AmountField name="directPayPrice" label={fields.directPayPrice} required={audit} requiredMessage={texts.enter} />
      <MembersField name="captainAndDriver" requiredMessage={audit ? texts.enter : texts.membersMissing} />
      <TextField name="remark" label={fields.remark} wide maxLength={REMARK} />
    </>
  )
}
