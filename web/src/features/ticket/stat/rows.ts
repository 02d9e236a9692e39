import type { TicketStatRowFragment, TicketStatsQuery } from './stat.generated'

/** A row of the list: what a project had on a day or in a month, or what its rows come to. */
export type StatRow = TicketStatRowFragment

export const periodOf = ({ dayDetailDate, monthDetailDate }: StatRow): string => dayDetailDate ?? monthDetailDate ?? ''

export const rowKey = (row: StatRow): string =>
  [row.projectInfoId, periodOf(row), row.garbageId, row.soilType, row.isProjectTotalRow ? 'total' : ''].join(' ')

/** The rows of a page with the total of each project behind the last of its rows. */
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
