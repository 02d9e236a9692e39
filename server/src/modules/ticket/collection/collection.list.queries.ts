import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import { inUuids, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import { edgeNeeds, namedColumns, namedFound, namedJoins } from '../named.sql.js'
import { type TicketCollectionFilter, TicketCollectionSortField, type TicketCollectionView } from './collection.view.js'
import { collectionTable } from './fields.js'

const columns = { ...columnsOf('t', collectionTable), ...namedColumns }

const found = conditionsOf('t', collectionTable, namedFound)

/** Collections, the last one first. */
export const collectionList: ListSpec<TicketCollectionFilter, TicketCollectionSortField> = {
  from: sql`ticket_collection t`,
  alias: 't',
  joins: namedJoins,
  columns,
  needs: { ...edgeNeeds, allowedActions: ['status'], refusedActions: ['status'] },
  always: ['id'],
  sorts: sortsOf(TicketCollectionSortField, columns, collectionTable),
  defaultSort: { field: TicketCollectionSortField.COLLECTED_AT, direction: 'DESC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId}`,
  where: (filter) => found(filter),
  summary: { quantity: sql`coalesce(sum(t.quantity) filter (where t.status = 'BOOKED'), 0)::int` },
}

/** Those of these that the company has. */
export const findCollections = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<TicketCollectionView[]> =>
  readWhere<TicketCollectionView>(em, actor, collectionList, inUuids(sql`t.id`, ids), fields)

export const findCollection = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<TicketCollectionView | undefined> =>
  isId(id) ? readOne<TicketCollectionView>(em, actor, collectionList, sql`t.id = ${id}`, fields) : undefined
