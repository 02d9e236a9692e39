import type { Actor } from '../../../kernel/command/actor.js'
import { type Fields, sheetOf } from '../../../kernel/fields.js'
import { readOne, readWhere } from '../../../kernel/list/list.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { edgeNeeds, namedJoins } from '../named.sql.js'

type Own<Filter, Key extends string> = Pick<
  ListSpec<Filter, Key>,
  'columns' | 'fields' | 'sorts' | 'defaultSort' | 'where'
> &
  Partial<Pick<ListSpec<Filter, Key>, 'joins' | 'needs' | 'summary'>>

/** List over the documents of a table, which gives its columns, filters and orders. */
export const documentList = <Filter, Key extends string>(
  table: `ticket_${string}`,
  { joins, needs, ...own }: Own<Filter, Key>,
): ListSpec<Filter, Key> => ({
  from: sql.raw(`${table} t`),
  alias: 't',
  joins: { ...namedJoins, ...joins },
  needs: { ...edgeNeeds, allowedActions: ['status'], refusedActions: ['status'], ...needs },
  always: ['id'],
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId}`,
  ...own,
})

/** Rows of a list by ids; an id that the company does not have is left out. */
export const foundBy =
  <View>(list: ListSpec<never, string>) =>
  (em: Em, actor: Actor, ids: readonly string[], fields?: ReadonlySet<string>): Promise<View[]> =>
    readWhere<View>(em, actor, list, inUuids(sql`t.id`, ids), fields)

/** Row of a list by id; undefined for one that the company does not have. */
export const oneFoundBy =
  <View>(list: ListSpec<never, string>) =>
  async (em: Em, actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<View | undefined> =>
    isId(id) ? readOne<View>(em, actor, list, sql`t.id = ${id}`, fields) : undefined

/** A list of tickets in a spreadsheet, under the name that its GraphQL types begin with. */
export const ticketSheet = (
  name: string,
  title: string,
  { spec, table }: { spec: ListSpec<never, string>; table: Fields },
): ListSheet => sheetOf(name, table, { title, permission: 'chain:companyticket:get', spec, units: { quantity: '张' } })
