import { chosenIn, chosenText } from '../../ui/form/ChoicesField'
import { instantOf } from '../../ui/form/dates/typed'
import { formatDateTime } from '../../ui/format/date'
import type { Money, Quantity } from '../../ui/format/decimal'
import { cleanAmount, cleanCount, cleanQuantity } from '../../ui/format/typed'
import { texts } from '../texts'

/** Conversion between a member of an input and its control's text, "" for none. */
interface Entry<Sent> {
  sent: (text: string) => Sent
  /** Text of a row's value; by default the value itself. */
  shown?: (value: never) => string
  /** Text in an empty form. */
  first?: string
}

/** Options of a flag. */
export const flagOptions = [
  { value: '1', label: texts.yes },
  { value: '0', label: texts.no },
]

const said = (text: string): string | null => text.trim() || null
const coded = <Code extends string>(text: string) => text as Code

/** Conversions of input members by kind. Controls have checked the typed text, and the server checks the rest. */
export const entry = {
  text: { sent: (text) => text.trim() } satisfies Entry<string>,
  optionalText: { sent: said } satisfies Entry<string | null>,
  money: { sent: (text) => cleanAmount(text) as Money } satisfies Entry<Money>,
  optionalMoney: { sent: (text) => (cleanAmount(text) || null) as Money | null } satisfies Entry<Money | null>,
  optionalQuantity: {
    sent: (text) => (cleanQuantity(text) || null) as Quantity | null,
  } satisfies Entry<Quantity | null>,
  optionalCount: { sent: (text) => (text === '' ? null : Number(cleanCount(text))) } satisfies Entry<number | null>,
  flag: { sent: (text) => text === '1', first: '0' } satisfies Entry<boolean>,
  /** Ids or names, joined by commas. */
  many: { sent: chosenIn } satisfies Entry<string[]>,
  optionalMoment: {
    sent: (text) => (text ? instantOf(text) : null),
    shown: formatDateTime as Entry<string | null>['shown'],
  } satisfies Entry<string | null>,
}

/** A value of an enum. */
export const codeEntry = <Code extends string>(): Entry<Code> => ({ sent: coded<Code> })
export const optionalCodeEntry = <Code extends string>(): Entry<Code | null> => ({
  sent: (text) => (text === '' ? null : coded<Code>(text)),
})

/** Text of a row's value, in the form of controls. */
function shownText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  return Array.isArray(value) ? chosenText(value) : String(value)
}

/** Values of a form, and conversions between rows, forms and inputs. */
export interface FormValues<Values, Input> {
  empty: Values
  valuesOf: (row: { readonly [Name in keyof Values]?: unknown }) => Values
  inputOf: (values: Values) => Input
}

type Texts<Names extends string> = Record<Names, string>

/**
 * Form of an input, member by member; `beside` names form values that are not sent, such as names of choices.
 * @example valuesFor<TruckInput>()({ plate: entry.text, captainId: entry.text, volumeCubic: entry.optionalQuantity })
 */
export const valuesFor =
  <Input extends object>() =>
  <const Members extends { readonly [Name in keyof Input]: Entry<Input[Name]> }, Beside extends string = never>(
    members: Members,
    beside: readonly Beside[] = [],
  ): FormValues<Texts<(keyof Members & string) | Beside>, Input> => {
    const entries = Object.entries<Entry<unknown>>(members as Readonly<Record<string, Entry<unknown>>>)
    type Values = Texts<(keyof Members & string) | Beside>
    const held = (texts: readonly (readonly [string, string])[]) => Object.fromEntries(texts) as Values
    return {
      empty: held([
        ...entries.map(([name, { first = '' }]) => [name, first] as const),
        ...beside.map((name) => [name, ''] as const),
      ]),
      valuesOf: (row) => {
        const given: Readonly<Record<string, unknown>> = row
        return held([
          ...entries.map(([name, { shown = shownText }]) => [name, shown(given[name] as never)] as const),
          ...beside.map((name) => [name, shownText(given[name])] as const),
        ])
      },
      inputOf: (values) =>
        Object.fromEntries(
          entries.map(([name, { sent }]) => [name, sent((values as Readonly<Record<string, string>>)[name] ?? '')]),
        ) as Input,
    }
  }
