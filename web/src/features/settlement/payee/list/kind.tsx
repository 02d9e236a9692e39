import { useCommand } from '../../../../apollo/useCommand'
import { payeeInputLengths as lengths } from '../../../../gql/lengths.generated'
import type { PayeeInput } from '../../../../gql/types.generated'
import { TextField } from '../../../../ui/form/fields'
import { formatDateTime } from '../../../../ui/format/date'
import { type BaseDataKind, useOne } from '../../../basedata/kit'
import { AccountFields } from '../account/AccountFields'
import { accountOf } from '../account/account'
import { useAccountCheck } from '../account/useAccountCheck'
import { ContractBadge } from '../ContractBadge'
import {
  BasePayeeDocument,
  type BasePayeeRowFragment,
  CreatePayeeDocument,
  DeletePayeeDocument,
  RestorePayeeDocument,
  RetirePayeeDocument,
  UpdatePayeeDocument,
} from './base-payee.generated'
import { AccountKindMark, ContractLink } from './marks'
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
  bindingBankNo: accountOf(values.bindingBankNo),
  bindingBankName: values.bindingBankName.trim(),
})

function useVerbs() {
  const create = useCommand(CreatePayeeDocument).run
  const update = useCommand(UpdatePayeeDocument).run
  const retire = useCommand(RetirePayeeDocument).run
  const restore = useCommand(RestorePayeeDocument).run
  const remove = useCommand(DeletePayeeDocument).run
  const checkAccount = useAccountCheck()
  return {
    create: async (values: Values) => {
      await checkAccount(inputOf(values))
      return create({ input: inputOf(values) })
    },
    update: async ({ id, bindingBankNo }: BasePayeeRowFragment, version: number, values: Values) => {
      const input = inputOf(values)
      if (input.bindingBankNo !== bindingBankNo) await checkAccount(input, { id, bindingBankNo })
      return update({ id, version, input })
    },
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
      <AccountFields hint={texts.accountHint} />
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
  more: { confirmAccount: texts.confirmAccount, sign: texts.sign, unsign: texts.unsign, merge: texts.merge },
  useMore,
  nameOf: (row) => row.payeeName,
  aboutOf: (row) => [row.bindingBankName, row.bindingBankNo].filter(Boolean).join(' '),
  factsOf: (row) => [
    [fields.carrierName, row.carrierName],
    [fields.mobile, row.mobile],
    [fields.bindingBankNo, row.bindingBankNo],
    [fields.bindingBankName, row.bindingBankName],
    [fields.accountKind, row.accountKind && <AccountKindMark key="account" kind={row.accountKind} />],
    [fields.accountNote, row.accountNote, true],
    [fields.contractState, <ContractBadge key="contract" contract={row} />],
    [fields.contractFrom, row.contractFrom],
    [fields.contractTo, row.contractTo],
    [fields.contractUrl, row.contractUrl && <ContractLink key="file" url={row.contractUrl} />],
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
      <ContractBadge key="contract" contract={row} />,
      row.accountKind === 'WRONG_CARD' && <AccountKindMark key="account" kind={row.accountKind} />,
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
