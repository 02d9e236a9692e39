import { stateTones } from '../gql/stateTones'
import type { Option } from '../ui/form/options'

/** Kind of a field's values, as in `gql/fields`. */
export type FieldKind =
  | 'text'
  | 'id'
  | 'code'
  | 'money'
  | 'quantity'
  | 'percent'
  | 'count'
  | 'time'
  | 'day'
  | 'flag'
  | 'rows'

/** Field in the form of pages. */
export interface Field {
  readonly label: string
  readonly kind: FieldKind
  /** Name among the orders of its list, if there is one. */
  readonly sort?: string
  /** Enum of a code, with labels. */
  readonly code?: string
  readonly codes?: Readonly<Record<string, string>>
}

/**
 * Field with the way in which a list is searched by it: a part of its text, its value, one of several, between two
 * ends, or exactly.
 */
export interface FilterField extends Omit<Field, 'sort'> {
  readonly found: 'part' | 'is' | 'any' | 'range' | 'equal'
}

export type Fields = Readonly<Record<string, Field>>
export type FilterFields = Readonly<Record<string, FilterField>>

/** Labels of fields by name. */
export const labelsOf = <const F extends Fields>(fields: F): { readonly [Name in keyof F]: string } =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as { [Name in keyof F]: string }

const tones: Readonly<Record<string, Readonly<Record<string, string>>>> = stateTones

/** Values of a code; those of a state in the order of its tones. */
export function valuesOf({ code = '', codes = {} }: Pick<Field, 'code' | 'codes'>): string[] {
  return Object.keys(tones[code] ?? codes)
}

/** Values of a code to choose from. */
export const codeOptions = (field: Pick<Field, 'code' | 'codes'>): Option[] =>
  valuesOf(field).map((value) => ({ value, label: field.codes?.[value] ?? value }))
