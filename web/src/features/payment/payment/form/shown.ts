import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { typedMoney } from '../../../../ui/format/typed'
import { texts } from '../texts'
import { partsOf } from './items'

/** How a value of the form is told beside another one. */
export function shownValue(field: string, value: string): string {
  if (field === 'items')
    return partsOf(value)
      .map(({ settleNo, amt }) => [settleNo, amt && texts.yuan(formatMoney(typedMoney(amt)))].join(' ').trim())
      .join('；')
  if (field === 'measure') return texts.measures[value as keyof typeof texts.measures]
  if (field === 'attachments') return value && texts.attachmentCount(formatCount(value.split(',').length))
  return value
}
