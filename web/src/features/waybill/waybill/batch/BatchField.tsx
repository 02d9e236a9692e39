import { SelectField } from '../../../../ui/form/choice-fields'
import { AmountField, TextAreaField, TextField } from '../../../../ui/form/fields'
import { enumOptions } from '../../../../ui/form/options'
import { SHIFTS } from '../list'
import { texts as waybillTexts } from '../texts'
import type { Kind } from './kinds'
import { texts } from './texts'

const SHORT = 40
const REMARK = 200
const shifts = enumOptions(SHIFTS, waybillTexts.shifts)

/** The one field of a batch; left empty it empties the field of every waybill. */
export function BatchField({ kind: { control, label } }: { kind: Kind }) {
  const props = { name: 'value', label, hint: texts.clears }
  switch (control) {
    case 'money':
      return <AmountField {...props} />
    case 'shift':
      return <SelectField {...props} options={shifts} />
    case 'long':
      return <TextAreaField {...props} maxLength={REMARK} />
    case 'text':
      return <TextField {...props} maxLength={SHORT} />
  }
}
