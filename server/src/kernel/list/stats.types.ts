import { type ClassType, Field as GraphField, InputType } from 'type-graphql'
import type { Field, Fields } from '../fields.js'
import { DecimalScalar, describeEnum, optional } from '../graphql.js'
import { type SortDirection, sortBy } from './page.types.js'

/** Dimensions and measures of a list by their codes, each with the field in which a group tells it. */
export interface StatFields<By extends string = string, Name extends string = string> {
  /** Beginning of the names of its types. */
  name: string
  /** Rows of the list, as people call them. */
  what: string
  fields: Fields & Readonly<Record<By | Name, unknown>>
  dimensions: Readonly<Record<string, By>>
  measures: Readonly<Record<string, Name>>
}

const unit = <Kind extends 'day' | 'text'>(label: string, by: string, kind: Kind, form: string) =>
  ({ label: `${label}（按${by}）`, kind, nullable: true, note: `，${form}，北京时间` }) as const

/** Fields of the units of a time, in which groups tell them. */
export const unitFieldsOf = ({ label }: Pick<Field, 'label'>) => ({
  day: unit(label, '日', 'day', 'yyyy-MM-dd'),
  month: unit(label, '月', 'text', 'yyyy-MM'),
  year: unit(label, '年', 'text', 'yyyy'),
})

/** Order of groups, as it is asked for. */
export interface StatSortAsked {
  field: string
  direction: SortDirection
}

/** Ends of a measure, as they are asked for. */
export interface StatHavingAsked {
  measure: string
  min?: string | null
  max?: string | null
}

/** Types by which figures are asked for. */
export interface StatTypes {
  Dimension: object
  Having: ClassType<StatHavingAsked>
  Sort: ClassType<StatSortAsked>
}

const codesOf = (table: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(table).map((code) => [code, code]))

/** Types of the arguments of a list's figures, made of its dimensions and measures. */
export function statTypesOf({ name, what, fields, dimensions, measures }: StatFields): StatTypes {
  const labelsOf = (table: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(table).map(([code, field]) => [code, fields[field]?.label ?? '']))
  const described = (type: string, table: Readonly<Record<string, string>>, description: string): object => {
    const codes = codesOf(table)
    describeEnum<string>(type, codes, description, labelsOf(table))
    return codes
  }
  const Dimension = described(`${name}Dimension`, dimensions, `统计${what}的维度`)
  const Measure = described(`${name}Measure`, measures, `${what}统计的数字`)
  const all = { ...dimensions, ...measures }
  const SortField = described(`${name}StatSortField`, all, `${what}统计的排序：所按的维度或所查的数字`)

  @InputType(`${name}StatSort`, { description: `${what}统计的排序` })
  class Sort extends sortBy(SortField as Record<string, string>) {}

  @InputType(`${name}StatHaving`, { description: '只要某个数字在此范围内的组' })
  class Having {
    @GraphField(() => Measure, { description: '数字' })
    measure!: string

    @GraphField(() => DecimalScalar, optional('数量下限，含'))
    min?: string | null

    @GraphField(() => DecimalScalar, optional('数量上限，含'))
    max?: string | null
  }
  return { Dimension, Having, Sort }
}
