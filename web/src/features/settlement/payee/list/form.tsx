import { payeeInputLengths as lengths, payeeFields } from '../../../../gql/fields/settlement.generated'
import type { PayeeInput } from '../../../../gql/types.generated'
import { baseDataForm } from '../../../../kit/basedata/form'
import { labelsOf } from '../../../../kit/fields'
import { entry, valuesFor } from '../../../../kit/form/values'
import { oneOf } from '../../../../kit/record/useRecord'
import { TextField } from '../../../../ui/form/fields'
import { AccountFields } from '../account/AccountFields'
import { accountOf, useAccountCheck } from '../account/useAccountCheck'
import {
  BasePayeeDocument,
  type BasePayeeRowFragment,
  CreatePayeeDocument,
  UpdatePayeeDocument,
} from './base-payee.generated'
import { texts } from './texts'

const labels = labelsOf(payeeFields)

const Inputs = () => (
  <>
    <TextField name="payeeName" label={labels.payeeName} required maxLength={lengths.payeeName} />
    <TextField name="carrierName" label={labels.carrierName} maxLength={lengths.carrierName} hint={texts.carrierHint} />
    <AccountFields hint={texts.accountHint} />
    <TextField name="mobile" label={labels.mobile} maxLength={lengths.mobile} inputMode="numeric" />
  </>
)

/** Asks about a doubtful account before saving; an unchanged one was asked about before. */
function useCheck() {
  const check = useAccountCheck()
  return async (input: PayeeInput, row?: BasePayeeRowFragment) => {
    if (input.bindingBankNo !== row?.bindingBankNo) await check(input, row)
  }
}

export const payeeForm = baseDataForm<BasePayeeRowFragment>()({
  what: labels.payeeName,
  fields: payeeFields,
  one: oneOf(BasePayeeDocument, (data) => data.basePayee),
  nameOf: ({ payeeName }) => payeeName,
  create: CreatePayeeDocument,
  update: UpdatePayeeDocument,
  values: valuesFor<PayeeInput>()({
    payeeName: entry.text,
    carrierName: entry.optionalText,
    mobile: entry.optionalText,
    bindingBankNo: { sent: accountOf },
    bindingBankName: entry.text,
  }),
  Inputs,
  useCheck,
})
