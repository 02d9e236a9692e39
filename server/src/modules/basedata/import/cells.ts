import { type Field, yesOrNo } from '../../../kernel/fields.js'
import { momentOf, parsePlainTime } from '../../../kernel/values/clock.js'
import { units } from '../../../kernel/values/decimal.js'
import { anyText, codeKind, decimalKind, flagKind, type Kind, textKind, timeKind } from '../../import/index.js'
import type { BaseDataColumn } from './definition.js'
import { basedataImportTexts as texts } from './texts.js'

const flags = flagKind(
  { true: ['是', '有', 'Y', 'YES', 'TRUE', '√', '1'], false: ['否', '无', 'N', 'NO', 'FALSE', '×', '0'] },
  { true: yesOrNo(true), false: yesOrNo(false) },
  texts.flag,
)

/** Kind by which the cells of a column are read. */
export function kindOf(
  { cells, form, names, around }: Pick<BaseDataColumn, 'cells' | 'form' | 'names' | 'around'>,
  field: Field | undefined,
): Kind {
  if (cells) return cells
  if (form) return textKind(form)
  if (!field || names) return anyText
  if (field.code) {
    const { labels, values } = field.code
    const codes = Object.fromEntries(Object.keys(values).map((code) => [code, [labels[code] ?? code, code]]))
    return codeKind(codes, labels, (text) => texts.code(field.label, text, Object.values(labels)))
  }
  switch (field.kind) {
    case 'quantity':
      return decimalKind({ decimals: 3, around: around ?? units.measure })
    case 'money':
      return decimalKind({ decimals: 2, around: around ?? units.price })
    case 'count':
      return decimalKind({ decimals: 0, around: around ?? units.none })
    case 'flag':
      return flags
    case 'time':
      return timeKind
    default:
      return anyText
  }
}

/** Value of a cell for a form: a text of a number, a flag or a time is converted. */
export function formValueOf(text: string, field: Field | undefined): string | number | boolean | Date {
  if (field?.kind === 'flag') return text === 'true'
  if (field?.kind === 'time') return parsePlainTime(text) ?? text
  return field?.kind === 'count' ? Number(text) : inOneForm(text, field)
}

/** Value of a stored row in the form of an equal cell. */
export const storedValueOf = (value: string, field: Field): string | Date =>
  field.kind === 'time' ? momentOf(value) : inOneForm(value, field)

/** Amounts without trailing zeros, so that 8, 8.00 and 8.000 are equal; other texts stay unchanged. */
const inOneForm = (text: string, field: Pick<Field, 'kind'> | undefined): string =>
  (field?.kind === 'quantity' || field?.kind === 'money') && text.includes('.') ? text.replace(/\.?0+$/, '') : text
