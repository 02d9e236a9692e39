import { useCommand } from '../../../../apollo/useCommand'
import { captainInputLengths as lengths } from '../../../../gql/lengths.generated'
import type { CaptainInput } from '../../../../gql/types.generated'
import { SelectField } from '../../../../ui/form/choice-fields'
import { TextAreaField, TextField } from '../../../../ui/form/fields'
import { formatDateTime } from '../../../../ui/format/date'
import { type BaseDataKind, useOne } from '../../../basedata/kit'
import {
  CaptainDocument,
  type CaptainRowFragment,
  CreateCaptainDocument,
  DeleteCaptainDocument,
  RestoreCaptainDocument,
  RetireCaptainDocument,
  UpdateCaptainDocument,
} from './captains.generated'
import { texts } from './texts'

const { fields } = texts

/** The form as its controls hold it; "" is nothing. */
type Values = Record<'name' | 'mobile' | 'isOpenWallet' | 'remark', string>

const flags = [
  { value: '1', label: texts.yes },
  { value: '0', label: texts.no },
]
const flag = (value: boolean) => (value ? texts.yes : texts.no)

const inputOf = (values: Values): CaptainInput => ({
  name: values.name.trim(),
  mobile: values.mobile.trim(),
  isOpenWallet: values.isOpenWallet === '1',
  remark: values.remark.trim() || null,
})

function useVerbs() {
  const create = useCommand(CreateCaptainDocument).run
  const update = useCommand(UpdateCaptainDocument).run
  const retire = useCommand(RetireCaptainDocument).run
  const restore = useCommand(RestoreCaptainDocument).run
  const remove = useCommand(DeleteCaptainDocument).run
  return {
    create: (values: Values) => create({ input: inputOf(values) }),
    update: ({ id }: CaptainRowFragment, version: number, values: Values) =>
      update({ id, version, input: inputOf(values) }),
    setEnabled: ({ id }: CaptainRowFragment, enabled: boolean) => (enabled ? restore : retire)({ id }),
    remove: ({ id }: CaptainRowFragment) => remove({ id }),
  }
}

function Fields() {
  return (
    <>
      <TextField name="name" label={fields.name} required maxLength={lengths.name} />
      <TextField
        name="mobile"
        label={fields.mobile}
        required
        maxLength={lengths.mobile}
        inputMode="numeric"
        hint={texts.mobileHint}
      />
      <SelectField name="isOpenWallet" label={fields.isOpenWallet} required options={flags} />
      <TextAreaField name="remark" label={fields.remark} wide maxLength={lengths.remark} />
    </>
  )
}

/** What a captain says of himself. */
export const kind: BaseDataKind<CaptainRowFragment, Values> = {
  texts,
  param: 'captain',
  importKind: 'CAPTAIN',
  useOne: (id) => useOne(CaptainDocument, id, (data) => data.captain),
  useVerbs,
  nameOf: (row) => row.name,
  aboutOf: (row) => row.mobile,
  factsOf: (row) => [
    [fields.mobile, row.mobile],
    [fields.hasAccount, flag(row.hasAccount)],
    [fields.isOpenWallet, flag(row.isOpenWallet)],
    [fields.remark, row.remark, true],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  cardFactsOf: (row) => [row.mobile, row.remark].filter(Boolean),
  emptyValues: { name: '', mobile: '', isOpenWallet: '0', remark: '' },
  valuesOf: (row) => ({
    name: row.name,
    mobile: row.mobile,
    isOpenWallet: row.isOpenWallet ? '1' : '0',
    remark: row.remark ?? '',
  }),
  Fields,
}
