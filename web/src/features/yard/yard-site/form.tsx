import { useCommand } from '../../../apollo/useCommand'
import { yardSiteInputLengths as lengths, yardSiteFields } from '../../../gql/fields/yard.generated'
import type { YardSiteInput } from '../../../gql/types.generated'
import { labelsOf } from '../../../kit/fields'
import { EditDrawer } from '../../../kit/form/EditDrawer'
import { entry, valuesFor } from '../../../kit/form/values'
import type { EditProps } from '../../../kit/record/kind'
import { oneOf } from '../../../kit/record/useRecord'
import { QuantityField } from '../../../ui/form/choice-fields'
import { TextField } from '../../../ui/form/fields'
import { texts } from './texts'
import { UpdateYardSiteDocument, YardSiteDocument } from './yard-site.generated'

const labels = labelsOf(yardSiteFields)

/** One of the dump sites, as it is looked at and published. */
export const yardSite = oneOf(YardSiteDocument, (data) => data.yardSite)

const values = valuesFor<YardSiteInput>()({
  openHours: entry.optionalText,
  soils: entry.many,
  capacityLeft: entry.optionalQuantity,
  priceNote: entry.optionalText,
})

/** The drawer in which whoever runs a dump site says when it is open and what it takes. */
export function EditYardSite(props: EditProps) {
  const { run } = useCommand(UpdateYardSiteDocument)
  return (
    <EditDrawer
      {...props}
      one={yardSite}
      title={texts.edit}
      missing={texts.missing}
      permission="chain:yard:site"
      labels={labels}
      nameOf={({ garbageName }) => garbageName}
      valuesOf={values.valuesOf}
      save={(given, { id }, version) => {
        const { soils, ...input } = values.inputOf(given)
        return run({ id, version, input: { ...input, soils: soils?.length ? soils : null } })
      }}
    >
      {() => (
        <>
          <TextField name="openHours" label={labels.openHours} maxLength={lengths.openHours} />
          <TextField name="soils" label={labels.soils} hint={texts.soilsHint} />
          <QuantityField name="capacityLeft" label={texts.capacityLeft} />
          <TextField name="priceNote" label={labels.priceNote} maxLength={lengths.priceNote} />
        </>
      )}
    </EditDrawer>
  )
}
