import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '../../../../ui/form/choice-fields'
import { AmountField } from '../../../../ui/form/fields'
import { enumOptions } from '../../../../ui/form/options'
import { MembersField } from '../../../fleet/captain'
import { MODES, UNITS } from '../rows'
import { texts } from '../texts'
import { blockedBy, isFreight, unitIn, type Values } from './fields'
import { usePlaces } from './usePlaces'

const { fields } = texts
const modes = enumOptions(MODES, texts.modes)
const units = enumOptions(UNITS, texts.units)

interface Props {
  projects: readonly { id: string; name: string }[]
  /** Names of the project and site at the opening of the form. */
  present: { projectName?: string | null; garbageName?: string | null }
  /** Whether the project cannot be changed. */
  projectFixed: boolean
}

/** Project, mode, soil, site, price and its unit, captains and drivers, in this order. */
export function TermsFields({ projects, present, projectFixed }: Props) {
  const { control, getValues, setValue } = useFormContext<Values>()
  const values = useWatch({ control }) as Values
  const places = usePlaces(projects, values, present)
  const freight = isFreight(values)
  const forget = (...names: ('soilType' | 'garbageId')[]) => {
    for (const name of names) setValue(name, '', { shouldDirty: true })
  }
  const siteHint = () => {
    if (!freight) return texts.garbageOnlyFreight
    return places.noSites ? texts.noSites : undefined
  }
  return (
    <>
      <SelectField
        name="projectInfoId"
        label={fields.projectName}
        required
        wide
        requiredMessage={texts.projectFirst}
        disabled={projectFixed}
        hint={projectFixed ? texts.projectFixed : undefined}
        options={places.projects}
        onChosen={() => forget('soilType', 'garbageId')}
      />
      <SelectField
        name="tpMode"
        label={fields.tpMode}
        required
        options={modes}
        onChosen={(mode) => mode !== 'FREIGHT' && forget('garbageId')}
      />
      <SelectField name="soilType" label={fields.soilType} required options={places.soils} />
      <SelectField
        name="garbageId"
        label={fields.garbageName}
        required={freight}
        disabled={!freight}
        hint={siteHint()}
        options={places.sites}
      />
      <AmountField name="directPayPrice" label={fields.directPayPrice} unit={unitIn(values)} required />
      <SelectField name="weightType" label={fields.weightType} required hint={texts.unitHint} options={units} />
      <MembersField
        name="captainAndDriver"
        requiredMessage={texts.membersMissing}
        blockedBy={() => blockedBy(getValues())}
      />
    </>
  )
}
