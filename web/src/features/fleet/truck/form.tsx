import { useWatch } from 'react-hook-form'
import { truckInputLengths as lengths, truckFields } from '../../../gql/fields/fleet.generated'
import type { TruckInput } from '../../../gql/types.generated'
import { baseDataForm } from '../../../kit/basedata/form'
import { labelsOf } from '../../../kit/fields'
import { entry, valuesFor } from '../../../kit/form/values'
import { oneOf } from '../../../kit/record/useRecord'
import { QuantityField, SelectField } from '../../../ui/form/choice-fields'
import { TextField } from '../../../ui/form/fields'
import { useCaptainOptions } from '../captain'
import { texts } from './texts'
import { CreateTruckDocument, TruckDocument, type TruckRowFragment, UpdateTruckDocument } from './truck.generated'

const labels = labelsOf(truckFields)

function Inputs() {
  const captains = useCaptainOptions(useWatch({ name: 'captainId' }))
  return (
    <>
      <TextField name="plate" label={labels.plate} required maxLength={lengths.plate} hint={texts.plateHint} />
      <SelectField name="captainId" label={labels.captainName} required options={captains} />
      <TextField name="vehicleType" label={labels.vehicleType} maxLength={lengths.vehicleType} />
      <QuantityField name="volumeCubic" label={texts.inCubic(labels.volumeCubic)} />
      <QuantityField name="capacityTons" label={texts.inTons(labels.capacityTons)} />
    </>
  )
}

export const truckForm = baseDataForm<TruckRowFragment>()({
  what: texts.what,
  fields: truckFields,
  one: oneOf(TruckDocument, (data) => data.truck),
  nameOf: ({ plate }) => plate,
  create: CreateTruckDocument,
  update: UpdateTruckDocument,
  values: valuesFor<TruckInput>()({
    plate: entry.text,
    captainId: entry.text,
    vehicleType: entry.optionalText,
    volumeCubic: entry.optionalQuantity,
    capacityTons: entry.optionalQuantity,
  }),
  Inputs,
})
