import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { projectPriceFields } from '../../../gql/fields/price.generated'
import type { ProjectPriceInput, TpMode } from '../../../gql/types.generated'
import { baseDataForm } from '../../../kit/basedata/form'
import { labelsOf } from '../../../kit/fields'
import { codeEntry, entry, valuesFor } from '../../../kit/form/values'
import { oneOf } from '../../../kit/record/useRecord'
import { SelectField } from '../../../ui/form/choice-fields'
import { MomentField } from '../../../ui/form/dates/MomentField'
import { AmountField } from '../../../ui/form/fields'
import { enumOptions } from '../../../ui/form/options'
import { PriceProjectsDocument, usePlaces } from '../direct-pay-price'
import {
  CreateProjectPriceDocument,
  ProjectPriceDocument,
  type ProjectPriceRowFragment,
  UpdateProjectPriceDocument,
} from './project-price.generated'

const { tpMode } = projectPriceFields
const labels = labelsOf(projectPriceFields)
const texts = {
  what: '项目单价',
  siteHint: '只有货运才填写；不填则适用于所有渣土场',
  fromHint: '此时及以后出场的运单适用，不填不限',
  untilHint: '此时及以后出场的运单不再适用，不填不限',
  late: '须晚于有效期起',
}

/** Modes in their usual order. */
export const modeOptions = enumOptions(['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL'], tpMode.codes)
export const modeOf = (price: { tpMode: TpMode }) => tpMode.codes[price.tpMode]

type Held = Record<
  'projectInfoId' | 'projectName' | 'tpMode' | 'soilType' | 'garbageId' | 'garbageName' | 'validFrom',
  string
>

/** Fields of a price: transport, amount, and time. */
function Inputs() {
  const { control, setValue } = useFormContext<Held>()
  const values = useWatch({ control }) as Held
  const { data } = useQuery(PriceProjectsDocument)
  const places = usePlaces(data?.projects ?? [], values, values)
  const forget = (...names: ('soilType' | 'garbageId')[]) => {
    for (const name of names) setValue(name, '', { shouldDirty: true })
  }
  return (
    <>
      <SelectField
        name="projectInfoId"
        label={labels.projectName}
        required
        wide
        options={places.projects}
        onChosen={() => forget('soilType', 'garbageId')}
      />
      <SelectField
        name="tpMode"
        label={labels.tpMode}
        required
        options={modeOptions}
        onChosen={(mode) => mode !== 'FREIGHT' && forget('garbageId')}
      />
      <SelectField name="soilType" label={labels.soilType} required options={places.soils} />
      <SelectField
        name="garbageId"
        label={labels.garbageName}
        disabled={values.tpMode !== 'FREIGHT'}
        hint={texts.siteHint}
        options={places.sites}
      />
      <AmountField name="price" label={labels.price} unit="ANY" required />
      <MomentField name="validFrom" label={labels.validFrom} hint={texts.fromHint} />
      <MomentField
        name="validUntil"
        label={labels.validUntil}
        hint={texts.untilHint}
        validate={(until) => (values.validFrom && until <= values.validFrom ? texts.late : null)}
      />
    </>
  )
}

export const projectPriceForm = baseDataForm<ProjectPriceRowFragment>()({
  what: texts.what,
  fields: projectPriceFields,
  one: oneOf(ProjectPriceDocument, (data) => data.projectPrice),
  // Name in questions: the transport, since a project has many prices.
  nameOf: (price) => [price.projectName, modeOf(price), price.soilType].join(' · '),
  create: CreateProjectPriceDocument,
  update: UpdateProjectPriceDocument,
  values: valuesFor<ProjectPriceInput>()(
    {
      projectInfoId: entry.text,
      tpMode: codeEntry<TpMode>(),
      soilType: entry.text,
      garbageId: entry.optionalText,
      price: entry.money,
      validFrom: entry.optionalMoment,
      validUntil: entry.optionalMoment,
    },
    ['projectName', 'garbageName'],
  ),
  Inputs,
})
