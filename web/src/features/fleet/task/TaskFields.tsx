import { useFormContext, useWatch } from 'react-hook-form'
import { captainTaskInputLengths } from '../../../gql/lengths.generated'
import { SelectField } from '../../../ui/form/choice-fields'
import { AmountField, TextField } from '../../../ui/form/fields'
import { enumOptions } from '../../../ui/form/options'
import { usePlaces } from '../../price/direct-pay-price'
import { MembersField } from '../captain'
import type { Values } from './fields'
import { MODES, UNITS } from './rows'
import { texts } from './texts'

const { fields } = texts
const modes = enumOptions(MODES, texts.modes)
const units = enumOptions(UNITS, texts.units)

interface Props {
  projects: readonly { id: string; name: string }[]
  present: { projectName?: string | null; garbageName?: string | null }
  projectFixed: boolean
  /** Mode, soil, price and its unit are required, in the words of the audit form. */
  audit?: boolean
}

/** Project, mode, soil, site, price and its unit, captains and drivers, remark. */
export function TaskFields({ projects, present, projectFixed, audit = false }: Props) {
  const { control, setValue } = useFormContext<Values>()
  const values = useWatch({ control }) as Values
  const places = usePlaces(projects, values, present)
  return (
    <>
      <SelectField
        name="projectInfoId"
        label={fields.projectName}
        required
        wide
        disabled={projectFixed}
        hint={projectFixed ? texts.projectFixed : undefined}
        options={places.projects}
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
        options={places.soils}
      />
      <SelectField name="garbageId" label={fields.garbageName} hint={texts.garbageOptional} options={places.sites} />
      <AmountField
        name="directPayPrice"
        label={fields.directPayPrice}
        unit={UNITS.find((unit) => unit === values.weightType) ?? 'ANY'}
        required={audit}
        requiredMessage={texts.enter}
      />
      <SelectField
        name="weightType"
        label={fields.weightType}
        required={audit}
        requiredMessage={texts.choose}
        options={units}
      />
      <MembersField name="captainAndDriver" requiredMessage={audit ? texts.enter : texts.membersMissing} />
      <TextField name="remark" label={fields.remark} wide maxLength={captainTaskInputLengths.remark} />
    </>
  )
}
