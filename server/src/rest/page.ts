import { z } from 'zod'
import { invalidInput } from '../kernel/errors.js'
import {
  defaultPage,
  MAX_PAGE_SIZE,
  type Page,
  type PageRequest,
  type Shown,
  type SortBy,
} from '../kernel/list/list.js'
import type { TextPage } from '../kernel/list/list-text.js'
import { validate } from '../kernel/values/validate.js'
import { texts, whole } from './fields.js'
import type { Row } from './rows.js'

const MAX_PAGE = 10_000_000
const MAX_SORTS = 5
const DEFAULT_SIZE = 20
const current = whole('页码', 1, MAX_PAGE)
const size = whole('每页条数', 1, MAX_PAGE_SIZE)
const pageShape = {
  current: current.default(1).describe('页码，从1开始'),
  size: size.default(DEFAULT_SIZE).describe('每页条数'),
}

/** Documented sort names of a list, in camelCase, with the service's names or the fields of its rows. */
export type Sorts<Key extends string> = Readonly<Record<string, Key | Shown>>

/**
 * Sort names of all members of a list's rows: by an index if the list has one for it, by the shown number for codes. A
 * member without an index sorts few rows only; more of them stay in the list's own order, since clicking a grid's
 * header must not empty its page.
 */
export function sortsOf<Key extends string>({ row }: Pick<Row, 'row'>, own: Readonly<Record<string, Key>>): Sorts<Key> {
  const members = [...row].flatMap(([name, member]): [string, Shown][] => {
    if ('always' in member || member.of === 'list') return []
    const { column, look } = member
    if (typeof look === 'object') return [[name, { column, codes: look.codes }]]
    return name in own ? [] : [[name, { column }]]
  })
  return { ...own, ...Object.fromEntries(members) }
}

/** Order parameters of every list; spread them beside the filters of a list that is answered whole. */
export function sortFields<Key extends string>(sorts: Sorts<Key>) {
  const keys = Object.keys(sorts)
  const names = keys.join('、')
  const example = keys.slice(0, 1)
  return {
    ascs: texts('升序字段', MAX_SORTS)
      .default([])
      .meta({ description: `升序字段，可用：${names}`, example }),
    descs: texts('降序字段', MAX_SORTS)
      .default([])
      .meta({ description: `降序字段，可用：${names}`, example }),
  }
}

/** Parameters of every paged call; spread them beside the call's filters. */
export const pageFields = <Key extends string>(sorts: Sorts<Key>) => ({ ...pageShape, ...sortFields(sorts) })

/** Parameters of a list that is answered as a page when one is given; spread them beside the list's filters. */
export const maybePageFields = <Key extends string>(sorts: Sorts<Key>) => ({
  current: whole('页码', 1, MAX_PAGE).optional().describe('页码，从1开始；给出页码或每页条数时答一页'),
  size: whole('每页条数', 1, MAX_PAGE_SIZE).optional().describe('每页条数，默认20'),
  ...sortFields(sorts),
})

/** Given page; undefined without one. */
export const pageNamed = ({
  current,
  size,
}: {
  current?: number | undefined
  size?: number | undefined
}): PageRequest | undefined =>
  current === undefined && size === undefined ? undefined : { current: current ?? 1, size: size ?? defaultPage.size }

interface SortParams {
  ascs: string[]
  descs: string[]
}

/** Order for a service; ascending keys come first, and unknown ones are ignored. */
export function sortRequest<Key extends string>({ ascs, descs }: SortParams, sorts: Sorts<Key>): SortBy<Key>[] {
  const by = (names: readonly string[], direction: SortBy['direction']): SortBy<Key>[] =>
    names.flatMap((name) => {
      const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
      const field = Object.hasOwn(sorts, camel) ? sorts[camel] : undefined
      return field === undefined ? [] : [{ field, direction }]
    })
  return [...by(ascs, 'ASC'), ...by(descs, 'DESC')]
}

/** Page and order for a service. */
export const pageRequest = <Key extends string>(params: PageRequest & SortParams, sorts: Sorts<Key>) => ({
  page: { current: params.current, size: params.size },
  sort: sortRequest(params, sorts),
})

/** Request to a service for a whole list. */
export interface WholeList {
  filter: object
  sort: SortBy[]
}

export interface ListQuery {
  /** Checks the parameters of a list; INVALID_INPUT at `params` where its page would refuse them. */
  read(params: unknown): WholeList
}

/** Request for a list over REST, with the parameters of its page in `params` of another call. */
export const listQuery = <Params extends z.ZodType>(
  params: Params,
  request: (params: z.output<Params>) => WholeList,
): ListQuery => ({
  read(given) {
    refuseUnknown(params, given, 'params')
    return request(validate(params, given, 'params'))
  },
})

/**
 * Parameters that select no rows: pages of a list that is answered whole, and those that libraries add to each address,
 * such as jQuery's `_` against caches.
 */
const CHOOSES_NONE = /^(current|size|_.*)$/

/** Refuses an unknown filter: without it a list would answer with all rows to a caller who wants some. */
export function refuseUnknown(params: z.ZodType, given: unknown, at = ''): void {
  if (!(params instanceof z.ZodObject) || typeof given !== 'object' || given === null) return
  const unknown = Object.keys(given).filter((name) => !(name in params.shape) && !CHOOSES_NONE.test(name))
  if (unknown.length === 0) return
  throw invalidInput(
    unknown.map((name) => ({
      field: [at, name].filter(Boolean).join('.').slice(0, MAX_NAME),
      message: `没有名为${name.slice(0, MAX_NAME)}的查询条件`,
    })),
  )
}

const MAX_NAME = 50

/** Calls whose parameters select rows, or rows to add up. */
export const isSearched = (params: z.ZodType | undefined): boolean =>
  params instanceof z.ZodObject && 'ascs' in params.shape

/** All rows of a list that is documented without pages. */
export async function readAll<Row>(read: (page: PageRequest) => Promise<{ records: Row[] }>): Promise<Row[]> {
  const all: Row[] = []
  for (let current = 1; ; current++) {
    const { records } = await read({ current, size: MAX_PAGE_SIZE })
    all.push(...records)
    if (records.length < MAX_PAGE_SIZE) return all
  }
}

/** Page in the form of MyBatis-Plus services. */
export const pageAnswerOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    records: z.array(row).describe('本页的行'),
    total: z.int().describe('总条数'),
    size: z.int().describe('每页条数'),
    current: z.int().describe('页码'),
    pages: z.int().describe('总页数'),
    orders: z.array(z.string()).describe('总为空'),
    searchCount: z.boolean().describe('总为 true'),
  })

/** Page with rows that the database wrote. */
export const textPageAnswer = (page: PageRequest, { records, total }: TextPage<unknown>) => pageOf(page, records, total)

export const pageAnswer = <Row, Shown>(
  page: PageRequest,
  { records, total }: Pick<Page<Row, unknown>, 'records' | 'total'>,
  present: (row: Row) => Shown,
) => pageOf(page, records.map(present), total)

function pageOf<Records>({ current, size }: PageRequest, records: Records, total: number) {
  return { records, total, size, current, pages: Math.ceil(total / size), orders: [], searchCount: true }
}
