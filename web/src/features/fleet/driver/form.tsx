import { useWatch } from 'react-hook-form'
import { driverFields, driverInputLengths as lengths } from '../../../gql/fields/fleet.generated'
import type { DriverInput } from '../../../gql/types.generated'
import { baseDataForm } from '../../../kit/basedata/form'
import { labelsOf } from '../../../kit/fields'
import { entry, flagOptions, valuesFor } from '../../../kit/form/values'
import { oneOf } from '../../../kit/record/useRecord'
import { SelectField } from '../../../ui/form/choice-fields'
import { TextField } from '../../../ui/form/fields'
import { useCaptainOptions } from '../captain'
import { CreateDriverDocument, DriverDocument, type DriverRowFragment, UpdateDriverDocument } from './driver.generated'

const labels = labelsOf(driverFields)

function Inputs() {
  const captains = useCaptainOptions(useWatch({ name: 'captainId' }))
  return (
    <>
      <TextField name="name" label={labels.name} required maxLength={lengths.name} />
      <TextField name="mobile" label={labels.mobile} required maxLength={lengths.mobile} inputMode="numeric" />
      <SelectField name="captainId" label={labels.captainName} required options={captains} />
      <SelectField name="isOpenWallet" label={labels.isOpenWallet} required options={flagOptions} />
    </>
  )
}

export const driverForm = baseDataForm<DriverRowFragment>()({
  what: labels.name,
  fields: driverFields,
  one: oneOf(DriverDocument, (data) => data.driver),
  nameOf: ({ name }) => name,
  create: CreateDriverDocument,
  update: UpdateDriverDocument,
  values: valuesFor<DriverInput>()({
    name: entry.text,
    mobile: entry.text,
    captainId: entry.text,
    isOpenWallet: entry.flag,
  }),
  Inputs,
})
