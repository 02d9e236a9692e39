import { useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { driverInputLengths as lengths } from '../../../gql/lengths.generated'
import type { DriverInput } from '../../../gql/types.generated'
import { SelectField } from '../../../ui/form/choice-fields'
import { TextField } from '../../../ui/form/fields'
import { formatDateTime } from '../../../ui/format/date'
import { type BaseDataKind, useOne } from '../../basedata/kit'
import { useCaptainOptions } from '../captain'
import {
  CreateDriverDocument,
  DeleteDriverDocument,
  DriverDocument,
  type DriverRowFragment,
  RestoreDriverDocument,
  RetireDriverDocument,
  UpdateDriverDocument,
} from './driver.generated'
import { texts } from './texts'

const { fields } = texts

/** The form as its controls hold it; "" is nothing. */
type Values = Record<'name' | 'mobile' | 'captainId' | 'isOpenWallet', string>

const flags = [
  { value: '1', label: texts.yes },
  { value: '0', label: texts.no },
]

const inputOf = (values: Values): DriverInput => ({
  name: values.name.trim(),
  mobile: values.mobile.trim(),
  captainId: values.captainId,
  isOpenWallet: values.isOpenWallet === '1',
})

function useVerbs() {
  const create = useCommand(CreateDriverDocument).run
  const update = useCommand(UpdateDriverDocument).run
  const retire = useCommand(RetireDriverDocument).run
  const restore = useCommand(RestoreDriverDocument).run
  const remove = useCommand(DeleteDriverDocument).run
  return {
    create: (values: Values) => create({ input: inputOf(values) }),
    update: ({ id }: DriverRowFragment, version: number, values: Values) =>
      update({ id, version, input: inputOf(values) }),
    setEnabled: ({ id }: DriverRowFragment, enabled: boolean) => (enabled ? restore : retire)({ id }),
    remove: ({ id }: DriverRowFragment) => remove({ id }),
  }
}

function Fields() {
  const captains = useCaptainOptions(useWatch<Values, 'captainId'>({ name: 'captainId' }))
  return (
    <>
      <TextField name="name" label={fields.name} required maxLength={lengths.name} />
      <TextField name="mobile" label={fields.mobile} required maxLength={lengths.mobile} inputMode="numeric" />
      <SelectField name="captainId" label={fields.captainName} required options={captains} />
      <SelectField name="isOpenWallet" label={fields.isOpenWallet} required options={flags} />
    </>
  )
}

/** What a driver says of himself. */
export const kind: BaseDataKind<DriverRowFragment, Values> = {
  texts,
  param: 'driver',
  importKind: 'DRIVER',
  useOne: (id) => useOne(DriverDocument, id, (data) => data.driver),
  useVerbs,
  nameOf: (row) => row.name,
  aboutOf: (row) => [row.captainName, row.mobile].join(' · '),
  factsOf: (row) => [
    [fields.captainName, row.captainName],
    [fields.mobile, row.mobile],
    [fields.isOpenWallet, row.isOpenWallet ? texts.yes : texts.no],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  cardFactsOf: (row) => [row.captainName, row.mobile],
  emptyValues: { name: '', mobile: '', captainId: '', isOpenWallet: '0' },
  valuesOf: (row) => ({
    name: row.name,
    mobile: row.mobile,
    captainId: row.captainId,
    isOpenWallet: row.isOpenWallet ? '1' : '0',
  }),
  Fields,
}
