import { soilInputLengths as lengths, soilFields } from '../../../gql/fields/project.generated'
import type { SoilInput } from '../../../gql/types.generated'
import { baseDataForm } from '../../../kit/basedata/form'
import { labelsOf } from '../../../kit/fields'
import { entry, valuesFor } from '../../../kit/form/values'
import { oneOf } from '../../../kit/record/useRecord'
import { CountField } from '../../../ui/form/CountField'
import { QuantityField } from '../../../ui/form/choice-fields'
import { TextField } from '../../../ui/form/fields'
import { CreateSoilDocument, SoilDocument, type SoilRowFragment, UpdateSoilDocument } from './soil.generated'

const labels = labelsOf(soilFields)
const texts = {
  density: `${labels.tonsPerCubic}（吨）`,
  nameHint: '运单、单价和票据按名称使用，用过以后不能再改',
  sortHint: '小的在前，不填排在最前',
}

/** Highest place that the server accepts. */
const LAST = 9999

const Inputs = () => (
  <>
    <TextField name="name" label={labels.name} required maxLength={lengths.name} hint={texts.nameHint} />
    <QuantityField name="tonsPerCubic" label={texts.density} />
    <CountField name="sort" label={labels.sort} most={LAST} hint={texts.sortHint} />
  </>
)

export const soilForm = baseDataForm<SoilRowFragment>()({
  what: labels.name,
  fields: soilFields,
  one: oneOf(SoilDocument, (data) => data.soil),
  nameOf: ({ name }) => name,
  create: CreateSoilDocument,
  update: UpdateSoilDocument,
  values: valuesFor<SoilInput>()({
    name: entry.text,
    tonsPerCubic: entry.optionalQuantity,
    // A soil without a place is the first.
    sort: { ...entry.optionalCount, shown: (sort: number) => (sort === 0 ? '' : String(sort)) },
  }),
  Inputs,
})
