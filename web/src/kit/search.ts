import type { WorkDay } from '../ui/form/dates'
import type { Option } from '../ui/form/options'
import { type DayRange, toDateTimeRange } from '../ui/format/date'
import { type Param, param } from '../ui/list/params'
import type { FilterValues } from '../ui/list/useListState'
import type { SearchField } from '../ui/search-form/types'
import { codeOptions, type FilterField, type FilterFields, valuesOf } from './fields'

/** Options of a search; all else follows from the filter's member with its name. */
interface Own<Choices> {
  label?: string
  /** Hint beside times and days. */
  hint?: string
  /** Values of a code to search by, if the list never has the others. */
  only?: readonly string[]
  /** Whether several values of a code can be chosen. */
  several?: true
  /** Form of typed letters, such as those of plates: `narrow` or `capitals`. */
  typed?: (text: string) => string
  /** Options, if they must be loaded. */
  choices?: (choices: Choices | undefined) => readonly Option[]
  /** Times to the second, optionally with the day that work is counted by. */
  exact?: true
  workDay?: WorkDay
  /** Labels of a flag's two values. */
  yes?: string
  no?: string
}

const isExact = <Choices>({ exact, workDay }: Own<Choices>): boolean => exact === true || workDay !== undefined

type Named<Choices> = true | Own<Choices>

type ValueOf<F extends FilterField> = F extends { found: 'range' }
  ? DayRange
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'text'; found: 'any' }
      ? string[]
      : string

/** Names in addresses for members of the filter, if they differ. */
type Renamed<Name extends PropertyKey> = { readonly [N in Name]?: string }

/** Values of searches as the list state has them. */
export type Searching<F extends FilterFields, Name extends keyof F, As extends Renamed<Name> = Record<never, never>> = {
  [N in Name as N extends keyof As ? (As[N] extends string ? As[N] : N) : N]?: ValueOf<F[N]>
}

/** Searches of a list: parameters in the address, the form, and the filter from both. */
export interface Search<Values, Filter, Choices> {
  filters: { [Name in keyof Values]-?: Param<NonNullable<Values[Name]>> }
  fields: (choices: Choices | undefined) => SearchField[]
  toFilter: (values: Values) => Filter
}

function paramOf<Choices>(
  field: FilterField,
  own: Own<Choices>,
): Param<DayRange> | Param<boolean> | Param<string> | Param<string[]> {
  const { kind, found } = field
  if (found === 'range') return isExact(own) ? param.times() : param.days()
  if (kind === 'flag') return param.flag()
  if (kind === 'code') return (own.several ? param.choices : param.choice)(own.only ?? valuesOf(field))
  return found === 'any' ? param.texts(own.typed) : param.text(own.typed)
}

const optionsOf = <Choices>(field: FilterField, { only }: Own<Choices>): Option[] =>
  codeOptions(field).filter(({ value }) => !only || only.includes(value))

function searchField<Choices>(name: string, field: FilterField, own: Own<Choices>, choices: Choices | undefined) {
  const base = { name, label: own.label ?? field.label, ...(own.hint ? { hint: own.hint } : {}) }
  const chosen = own.several ? 'choices' : 'choice'
  if (own.choices) return { ...base, type: chosen, options: own.choices(choices) } as const
  if (field.found === 'range') return isExact(own) ? times(base, own.workDay) : ({ ...base, type: 'days' } as const)
  if (field.kind === 'flag')
    return { ...base, type: 'flag', ...(own.yes ? { yes: own.yes } : {}), ...(own.no ? { no: own.no } : {}) } as const
  if (field.kind === 'code') return { ...base, type: chosen, options: optionsOf(field, own) } as const
  return { ...base, type: field.found === 'any' ? 'texts' : 'text' } as const
}

const times = (base: { name: string; label: string; hint?: string }, workDay: WorkDay | undefined) =>
  ({ ...base, type: 'times', ...(workDay ? { workDay } : {}) }) as const

/** Members of the API's filter for a search. */
function filterOf(name: string, { kind, found }: FilterField, value: unknown): object {
  if (value === undefined) return {}
  if (found === 'equal') return { equal: { [name]: value } }
  if (kind === 'code' && found === 'any') return { [name]: [value].flat() }
  if (found !== 'range') return { [name]: value }
  const range = value as DayRange
  return kind === 'day' ? { [`${name}From`]: range.from, [`${name}To`]: range.to } : { [name]: toDateTimeRange(range) }
}

/**
 * Searches of a list by members of its filter, in the order of the form; `as` is the member's name in addresses.
 * @example searchOf<PaymentFilter>()(paymentFilter, { paymentNo: true, payeeId: { choices: payeesOf } })
 */
export const searchOf =
  <Filter extends object, Choices = undefined>() =>
  <const F extends FilterFields, Name extends keyof F & string, const As extends Renamed<Name> = Record<never, never>>(
    members: F,
    named: { readonly [N in Name]: Named<Choices> },
    as?: As,
  ): Search<Searching<F, Name, As>, Filter, Choices> => {
    type Values = Searching<F, Name, As>
    const addresses: Readonly<Record<string, string | undefined>> = as ?? {}
    const searches = Object.entries<Named<Choices>>(named).map(([name, said]) => {
      const field = members[name]
      if (!field) throw new Error(`no list is searched by ${name}`)
      return { name, address: addresses[name] ?? name, field, own: said === true ? {} : said }
    })
    const filters = Object.fromEntries(searches.map(({ address, field, own }) => [address, paramOf(field, own)]))
    return {
      // The kind of a member decides its type, as in `ValueOf`.
      filters: filters as unknown as Search<Values, Filter, Choices>['filters'],
      fields: (choices) => searches.map(({ address, field, own }) => searchField(address, field, own, choices)),
      toFilter: (values) => {
        const given = values as Readonly<Record<string, unknown>>
        const parts = searches.map(({ name, address, field }) => filterOf(name, field, given[address]))
        const equal = Object.assign({}, ...parts.map((part) => ('equal' in part ? part.equal : {})))
        const all = Object.assign({}, ...parts)
        return (Object.keys(equal).length > 0 ? { ...all, equal } : all) as Filter
      },
    }
  }

/**
 * Searches with parameters of links and buttons, outside of the form; the list `keeps` those that stay in a new search.
 * @param toFilter members of the filter for the parameters
 */
export const withParams = <Values extends object, Filter, Choices, M extends { [K in keyof M]: Param<ValueIn<M[K]>> }>(
  search: Search<Values, Filter, Choices>,
  params: M,
  toFilter: (values: Values & FilterValues<M>, asked: Filter) => Filter,
): Search<Values & FilterValues<M>, Filter, Choices> => {
  const both: Search<never, Filter, Choices> = {
    ...search,
    filters: { ...search.filters, ...params } as never,
    toFilter: (values: Values & FilterValues<M>) => toFilter(values, search.toFilter(values)),
  }
  return both as unknown as Search<Values & FilterValues<M>, Filter, Choices>
}

type ValueIn<P> = P extends Param<infer Value> ? Value : never
