import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '../../../ui/form/choice-fields'
import { MomentField } from '../../../ui/form/dates/MomentField'
import { AmountField } from '../../../ui/form/fields'
import { PriceProjectsDocument, usePlaces } from '../direct-pay-price'
import { modeOptions } from './list'
import { texts } from './texts'
import type { Values } from './values'

const { fields } = texts

/** For what, how much, and when. */
export function Fields() {
  const { control, setValue } = useFormContext<Values>()
  const values = useWatch({ control }) as Values
  const { data } = useQuery(PriceProjectsDocument)
  const places = usePlaces(data?.projects ?? [], values, values)
  const freight = values.tpMode === 'FREIGHT'
  const forget = (...names: ('soilType' | 'garbageId')[]) => {
    for (const name of names) setValue(name, '', { shouldDirty: true })
  }
  return (
    <>
      <SelectField
        name="projectInfoId"
        label={fields.projectName}
        required
        wide
        options={places.projects}
        onChosen={() => forget('soilType', 'garbageId')}
      />
      <SelectField
        name="tpMode"
        label={fields.tpMode}
        required
        options={modeOptions}
        onChosen={(mode) => mode !== 'FREIGHT' && forget('garbageId')}
      />
      <SelectField name="soilType" label={fields.soilType} required options={places.soils} />
      <SelectField
        name="garbageId"
        label={fields.garbageName}
        disabled={!freight}
        hint={texts.siteHint}
        options={places.sites}
      />
      <AmountField name="price" label={fields.price} unit="ANY" required />
      <MomentField name="validFrom" label={fields.validFrom} hint={texts.fromHint} />
      <MomentField
        name="validUntil"
        label={fields.validUntil}
        hint={texts.untilHint}
        validate={(until) => (values.validFrom && until <= values.validFrom ? texts.late : null)}
      />
    </>
  )
}
