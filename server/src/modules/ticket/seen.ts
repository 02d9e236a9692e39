import { ofLimit, type Seen } from '../../kernel/sql/limit.js'

const ofTrip = (row: string): string =>
  `exists (select from published_waybill own
    where own.company_id = $company and own.id = ${row}.waybill_id and own.project_id = any($limit))`
const rowsOf = (which = ''): string =>
  `(select count(*)::int from ticket_reconciliation_row held
    where held.company_id = $company and held.reconciliation_id = t.id and ${ofTrip('held')}${which && ` and ${which}`})`
const verdict = (name: string): string => rowsOf(`held.verdict = '${name}'`)

/**
 * What a member with a limit sees of the tables here. What the company bought and has left belongs to no project. A dump site writes down the trips
 * of all projects, and of what only it has nobody knows whose it is: of a reconciliation the rows of his own trips are seen.
 */
export const ticketSeen: Record<string, Seen> = {
  ticket_collection: ofLimit('project_id'),
  ticket_refund: ofLimit('project_id'),
  ticket_entry: { where: '(t.project_id is null or t.project_id = any($limit))' },
  ticket_count: ofLimit('project_id'),
  ticket_reconciliation: {
    where: `exists (select from ticket_reconciliation_row held
      where held.company_id = $company and held.reconciliation_id = t.id and ${ofTrip('held')})`,
    columns: {
      site_count: rowsOf(`held.verdict in ('SAME', 'DIFFER')`),
      our_count: rowsOf(),
      same_count: verdict('SAME'),
      differ_count: verdict('DIFFER'),
      site_only_count: verdict('SITE_ONLY'),
      ours_only_count: verdict('OURS_ONLY'),
      unresolved_count: rowsOf(`held.verdict <> 'SAME' and held.resolution is null`),
      void_reason: 'null::text',
    },
  },
  ticket_reconciliation_row: { where: ofTrip('t') },
}
