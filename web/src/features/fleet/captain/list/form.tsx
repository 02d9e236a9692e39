import { captainFields, captainInputLengths as lengths } from '../../../../gql/fields/fleet.generated'
import type { CaptainInput } from '../../../../gql/types.generated'
import { baseDataForm } from '../../../../kit/basedata/form'
import { labelsOf } from '../../../../kit/fields'
import { entry, flagOptions, valuesFor } from '../../../../kit/form/values'
import { oneOf } from '../../../../kit/record/useRecord'
import { SelectField } from '../../../../ui/form/choice-fields'
import { TextAreaField, TextField } from '../../../../ui/form/fields'
import {
  CaptainDocument,
  type CaptainRowFragment,
  CreateCaptainDocument,
  UpdateCaptainDocument,
} from './captains.generated'

const labels = labelsOf(captainFields)
const mobileHint = '用它登录；改为他人的手机号后，原手机号不能再查看本公司的卡和结算'

const Inputs = () => (
  <>
    <TextField name="name" label={labels.name} required maxLength={lengths.name} />
    <TextField
      name="mobile"
      label={labels.mobile}
      required
      maxLength={lengths.mobile}
      inputMode="numeric"
      hint={mobileHint}
    />
    <SelectField name="isOpenWallet" label={labels.isOpenWallet} required options={flagOptions} />
    <TextAreaField name="remark" label={labels.remark} wide maxLength={lengths.remark} />
  </>
)

export const captainForm = baseDataForm<CaptainRowFragment>()({
  what: labels.name,
  fields: captainFields,
  one: oneOf(CaptainDocument, (data) => data.captain),
  nameOf: ({ name }) => name,
  create: CreateCaptainDocument,
  update: UpdateCaptainDocument,
  values: valuesFor<CaptainInput>()({
    name: entry.text,
    mobile: entry.text,
    isOpenWallet: entry.flag,
    remark: entry.optionalText,
  }),
  Inputs,
})
