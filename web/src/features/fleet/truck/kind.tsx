import { useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { truckInputLengths as lengths } from '../../../gql/lengths.generated'
import type { TruckInput } from '../../../gql/types.generated'
import { QuantityField, SelectField } from '../../../ui/form/choice-fields'
import { TextField } from '../../../ui/form/fields'
import { formatDateTime } from '../../../ui/format/date'
import { type Quantity } from '../../../ui/format/decimal'
import { cleanQuantity } from '../../../ui/format/typed'
import { type BaseDataKind, mergeTexts, mergingOf, useOne } from '../../basedata/kit'
import { useCaptainOptions } from '../captain'
import { volumeOf, weightOf } from './rows'
import { texts } from './texts'
import {
  CreateTruckDocument,
  DeleteTruckDocument,
  MergeTrucksDocument,
  RestoreTruckDocument,
  RetireTruckDocument,
  TruckDocument,
  TruckMergeChoicesDocument,
  type TruckRowFragment,
  UpdateTruckDocument,
} from './truck.generated'

const { fields } = texts

/** The form as its controls hold it; "" is nothing. */
type Values = Record<'plate' | 'captainId' | 'vehicleType' | 'volumeCubic' | 'capacityTons', string>

const said = (text: string) => text.trim() || null
// The field has looked at it, and the server says what else is wrong.
const quantityOf = (text: string) => (cleanQuantity(text) || null) as Quantity | null

const inputOf = (values: Values): TruckInput => ({
  plate: values.plate.trim(),
  captainId: values.captainId,
  vehicleType: said(values.vehicleType),
  volumeCubic: quantityOf(values.volumeCubic),
  capacityTons: quantityOf(values.capacityTons),
})

function useVerbs() {
  const create = useCommand(CreateTruckDocument).run
  const update = useCommand(UpdateTruckDocument).run
  const retire = useCommand(RetireTruckDocument).run
  const restore = useCommand(RestoreTruckDocument).run
  const remove = useCommand(DeleteTruckDocument).run
  return {
    create: (values: Values) => create({ input: inputOf(values) }),
    update: ({ id }: TruckRowFragment, version: number, values: Values) =>
      update({ id, version, input: inputOf(values) }),
    setEnabled: ({ id }: TruckRowFragment, enabled: boolean) => (enabled ? restore : retire)({ id }),
    remove: ({ id }: TruckRowFragment) => remove({ id }),
  }
}

function Fields() {
  const captains = useCaptainOptions(useWatch<Values, 'captainId'>({ name: 'captainId' }))
  return (
    <>
      <TextField name="plate" label={fields.plate} required maxLength={lengths.plate} hint={texts.plateHint} />
      <SelectField name="captainId" label={fields.captainName} required options={captains} />
      <TextField name="vehicleType" label={fields.vehicleType} maxLength={lengths.vehicleType} />
      <QuantityField name="volumeCubic" label={texts.inCubic(fields.volumeCubic)} />
      <QuantityField name="capacityTons" label={texts.inTons(fields.capacityTons)} />
    </>
  )
}

/** What a truck says of itself. */
export const kind: BaseDataKind<TruckRowFragment, Values> = {
  texts,
  param: 'truck',
  importKind: 'TRUCK',
  useOne: (id) => useOne(TruckDocument, id, (data) => data.truck),
  useVerbs,
  ...mergingOf<TruckRowFragment>({
    what: texts.what,
    nameOf: (row) => row.plate,
    document: MergeTrucksDocument,
    useChoices: (name) => useQuery(TruckMergeChoicesDocument, { variables: { name }, fetchPolicy: 'no-cache' }).data,
  }),
  nameOf: (row) => row.plate,
  aboutOf: (row) => [row.captainName, row.vehicleType].filter(Boolean).join(' · '),
  factsOf: (row) => [
    [fields.captainName, row.captainName],
    [fields.vehicleType, row.vehicleType],
    [fields.volumeCubic, volumeOf(row)],
    [fields.capacityTons, weightOf(row)],
    [fields.mergedIntoName, row.mergedIntoName],
    [fields.mergedNames, row.mergedNames, true],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  cardFactsOf: (row) =>
    [
      row.captainName,
      row.vehicleType,
      volumeOf(row),
      weightOf(row),
      row.mergedIntoName && mergeTexts.mergedInto(row.mergedIntoName),
    ].filter(Boolean),
  emptyValues: { plate: '', captainId: '', vehicleType: '', volumeCubic: '', capacityTons: '' },
  valuesOf: (row) => ({
    plate: row.plate,
    captainId: row.captainId,
    vehicleType: row.vehicleType ?? '',
    volumeCubic: row.volumeCubic ?? '',
    capacityTons: row.capacityTons ?? '',
  }),
  Fields,
}
