import { hauled, mergesOfBaseData, usesByName, usesIn, usesOfBaseData } from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { holdTickets } from './merges.queries.js'
import { ticketTexts as texts } from './texts.js'

const books = [
  ['ticket_purchase', texts.purchase],
  ['ticket_collection', texts.collection],
  ['ticket_refund', texts.refund],
  ['ticket_entry', texts.entry],
] as const
const soils = { entity: 'soil', view: 'published_soil_type' } as const

/** What stands here that names base data. */
export const usesByTickets: readonly Filled[] = [
  mergesOfBaseData.with(() => [
    ...hauled.flatMap((kind) =>
      books
        // Purchases are the company's, of no project.
        .filter(([table]) => kind.entity !== 'project' || table !== 'ticket_purchase')
        .map(([table, label]) => ({
          entity: kind.entity,
          label,
          move: 'stays' as const,
          ...(table === 'ticket_entry' ? { hold: holdTickets(kind) } : {}),
        })),
    ),
    { entity: 'site', label: texts.reconciliation, move: 'stays' },
  ]),
  ...books.flatMap(([table, label]) => [
    usesOfBaseData.with(usesByName(table, 'soil_type', { ...soils, label })),
    usesOfBaseData.with(usesIn(table, 'dump_site_id', { entity: 'site', label })),
  ]),
  usesOfBaseData.with(usesIn('ticket_reconciliation', 'dump_site_id', { entity: 'site', label: texts.reconciliation })),
  usesOfBaseData.with(usesIn('ticket_collection', 'driver_id', { entity: 'driver', label: texts.collection })),
  usesOfBaseData.with(usesIn('ticket_refund', 'driver_id', { entity: 'driver', label: texts.refund })),
  usesOfBaseData.with(usesIn('ticket_collection', 'project_id', { entity: 'project', label: texts.collection })),
  usesOfBaseData.with(usesIn('ticket_refund', 'project_id', { entity: 'project', label: texts.refund })),
  usesOfBaseData.with(usesIn('ticket_entry', 'project_id', { entity: 'project', label: texts.entry })),
]
