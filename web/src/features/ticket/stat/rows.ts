import type { TicketStatRowFragment, TicketStatsQuery } from './stat.generated'

/** Row of the list: a project's tickets on a day or in a month, or the total of its rows. */
export type StatRow = TicketStatRowFragment

export const periodOf = ({ dayDetailDate, monthDetailDate }: StatRow): string => dayDetailDate ?? monthDetailDate ?? ''

export const rowKey = (row: StatRow): string =>
  [row.projectInfoId, periodOf(row), row.garbageId, row.soilType, row.isProjectTotalRow ? 'total' : ''].join(' ')

/** Rows of a page with each project's total after its last row. */
export function withTotals(
  rows: readonly StatRow[],
  projects: TicketStatsQuery['ticketStats']['summary']['projects'] = [],
): StatRow[] {
  const totals = new Map(projects.map((total) => [total.projectInfoId, total]))
  return rows.flatMap((row, index) => {
    const total = rows[index + 1]?.projectInfoId === row.projectInfoId ? undefined : totals.get(row.projectInfoId)
    return total ? [row, total] : [row]
  })
}
