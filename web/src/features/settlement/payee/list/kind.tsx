import { useCommand } from '../../../../apollo/useCommand'
import { payeeInputLengths as lengths } from '../../../../gql/lengths.generated'
import type { PayeeInput } from '../../../../gql/types.generated'
import { TextField } from '../../../../ui/form/fields'
import { formatDateTime } from '../../../../ui/format/date'
import { type BaseDataKind, useOne } from '../../../basedata/kit'
import {
  BasePayeeDocument,
  type BasePayeeRowFragment,
  CreatePayeeDocument,
  DeletePayeeDocument,
  RestorePayeeDocument,
  RetirePayeeDocument,
  UpdatePayeeDocument,
} from './base-payee.generated'
import { texts } from './texts'
import { useMore } from './useMore'

const { fields } = texts

/** The form as its controls hold it; "" is nothing. */
type Values = Record<'payeeName' | 'carrierName' | 'mobile' | 'bindingBankNo' | 'bindingBankName', string>

const said = (text: string) => text.trim() || null

const inputOf = (values: Values): PayeeInput => ({
  payeeName: values.payeeName.trim(),
  carrierName: said(values.carrierName),
  mobile: said(values.mobile),
  bindingBankNo: values.bindingBankNo.replaceAll(/[\s-]/g, ''),
  bindingBankName: values.bindingBankName.trim(),
})

function useVerbs() {
  const create = useCommand(CreatePayeeDocument).run
  const update = useCommand(UpdatePayeeDocument).run
  const retire = useCommand(RetirePayeeDocument).run
  const restore = useCommand(RestorePayeeDocument).run
  const remove = useCommand(DeletePayeeDocument).run
  return {
    create: (values: Values) => create({ input: inputOf(values) }),
    update: ({ id }: BasePayeeRowFragment, version: number, values: Values) =>
      update({ id, version, input: inputOf(values) }),
    setEnabled: ({ id }: BasePayeeRowFragment, enabled: boolean) => (enabled ? restore : retire)({ id }),
    remove: ({ id }: BasePayeeRowFragment) => remove({ id }),
  }
}

function Fields() {
  return (
    <>
      <TextField name="payeeName" label={fields.payeeName} required maxLength={lengths.payeeName} />
      <TextField
        name="carrierName"
        label={fields.carrierName}
        maxLength={lengths.carrierName}
        hint={texts.carrierHint}
      />
      <TextField
        name="bindingBankNo"
        label={fields.bindingBankNo}
        required
        inputMode="numeric"
        hint={texts.accountHint}
      />
      <TextField name="bindingBankName" label={fields.bindingBankName} required maxLength={lengths.bindingBankName} />
      <TextField name="mobile" label={fields.mobile} maxLength={lengths.mobile} inputMode="numeric" />
    </>
  )
}

/** What a payee says of himself. */
export const kind: BaseDataKind<BasePayeeRowFragment, Values> = {
  texts,
  param: 'payee',
  importKind: 'PAYEE',
  useOne: (id) => useOne(BasePayeeDocument, id, (data) => data.basePayee),
  useVerbs,
  more: { sign: texts.sign, unsign: texts.unsign, merge: texts.merge },
  useMore,
  nameOf: (row) => row.payeeName,
  aboutOf: (row) => [row.bindingBankName, row.bindingBankNo].filter(Boolean).join(' '),
  factsOf: (row) => [
    [fields.carrierName, row.carrierName],
    [fields.mobile, row.mobile],
    [fields.bindingBankNo, row.bindingBankNo],
    [fields.bindingBankName, row.bindingBankName],
    [fields.status, row.status ? texts.yes : texts.no],
    [fields.signBy, row.signBy],
    [fields.signTime, row.signTime ? formatDateTime(row.signTime) : ''],
    [fields.mergedIntoName, row.mergedIntoName, true],
    [fields.mergedNames, row.mergedNames, true],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  cardFactsOf: (row) =>
    [
      row.carrierName === row.payeeName ? '' : row.carrierName,
      row.bindingBankName,
      row.bindingBankNo,
      `${fields.status}：${row.status ? texts.yes : texts.no}`,
    ].filter(Boolean),
  emptyValues: { payeeName: '', carrierName: '', mobile: '', bindingBankNo: '', bindingBankName: '' },
  valuesOf: (row) => ({
    payeeName: row.payeeName,
    carrierName: row.carrierName,
    mobile: row.mobile ?? '',
    bindingBankNo: row.bindingBankNo,
    bindingBankName: row.bindingBankName,
  }),
  Fields,
}
