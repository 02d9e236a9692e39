import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '../../../../ui/form/choice-fields'
import { AmountField } from '../../../../ui/form/fields'
import { MembersField } from '../../../fleet/captain'
import { PricePlacesDocument } from '../price.generated'
import { MODES } from '../rows'
import { texts } from '../texts'
import { blockedBy, isFreight, type Values } from './fields'

const { fields } = texts
const modes = MODES.map((value) => ({ value, label: texts.modes[value] }))

interface Option {
  value: string
  label: string
}

/** The options with the present value among them, also while they are still being fetched or when it is no longer one of them. */
function withPresent(options: readonly Option[], value: string, label: string): readonly Option[] {
  return !value || options.some((option) => option.value === value) ? options : [{ value, label }, ...options]
}

interface Props {
  projects: readonly { id: string; name: string }[]
  /** The project and the site that were chosen when the form was opened, by name. */
  present: { projectName?: string | null; garbageName?: string | null }
  /** The project cannot be another one. */
  projectFixed: boolean
}

/** Project, mode, soil, site, price, captains and drivers, in the order in which they are asked for (000 §5). */
export function TermsFields({ projects, present, projectFixed }: Props) {
  const { control, getValues, setValue } = useFormContext<Values>()
  const values = useWatch({ control }) as Values
  const { projectInfoId } = values
  const { data } = useQuery(PricePlacesDocument, { variables: { projectInfoId }, skip: !projectInfoId })
  const soils = data?.projectSoilTypes.map(({ name }) => ({ value: name, label: name })) ?? []
  const sites = data?.projectGarbages.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const freight = isFreight(values)
  const forget = (...names: ('soilType' | 'garbageId')[]) => {
    for (const name of names) setValue(name, '', { shouldDirty: true })
  }
  const siteHint = () => {
    if (!freight) return texts.garbageOnlyFreight
    return data && sites.length === 0 ? texts.noSites : undefined
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
        options={withPresent(
          projects.map(({ id, name }) => ({ value: id, label: name })),
          projectInfoId,
          present.projectName ?? projectInfoId,
        )}
        onChosen={() => forget('soilType', 'garbageId')}
      />
      <SelectField
        name="tpMode"
        label={fields.tpMode}
        required
        options={modes}
        onChosen={(mode) => mode !== 'FREIGHT' && forget('garbageId')}
      />
      <SelectField
        name="soilType"
        label={fields.soilType}
        required
        options={withPresent(soils, values.soilType, values.soilType)}
      />
      <SelectField
        name="garbageId"
        label={fields.garbageName}
        required={freight}
        disabled={!freight}
        hint={siteHint()}
        options={withPresent(sites, values.garbageId, present.garbageName ?? values.garbageId)}
      />
      <AmountField name="directPayPrice" label={fields.directPayPrice} required />
      <MembersField
        name="captainAndDriver"
        requiredMessage={texts.membersMissing}
        blockedBy={() => blockedBy(getValues())}
      />
    </>
  )
}
