import type { Actor } from '../../../kernel/command/actor.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { edgeNeeds, namedJoins } from '../named.sql.js'

type Own<Filter, Key extends string> = Pick<
  ListSpec<Filter, Key>,
  'columns' | 'fields' | 'sorts' | 'defaultSort' | 'where'
> &
  Partial<Pick<ListSpec<Filter, Key>, 'joins' | 'needs' | 'summary'>>

/** The list of the documents in a table; it says which columns there are, and what they are searched and sorted by. */
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

/** Those of a list that ids name, of which the company has them. */
export const foundBy =
  <View>(list: ListSpec<never, string>) =>
  (em: Em, actor: Actor, ids: readonly string[], fields?: ReadonlySet<string>): Promise<View[]> =>
    readWhere<View>(em, actor, list, inUuids(sql`t.id`, ids), fields)

/** The one that an id names; undefined for one that the company does not have. */
export const oneFoundBy =
  <View>(list: ListSpec<never, string>) =>
  async (em: Em, actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<View | undefined> =>
    isId(id) ? readOne<View>(em, actor, list, sql`t.id = ${id}`, fields) : undefined
