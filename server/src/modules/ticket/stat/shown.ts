import type { Actor } from '../../../kernel/command/actor.js'
import type { Equal } from '../../../kernel/list/equal.js'
import { textForm } from '../../../kernel/values/forms.js'
import { ofTotals } from './rows.js'
import type { TicketStatSummary, TicketStatView } from './stat.view.js'

/**
 * Whether a row has exactly these shown values. Figures are computed from sums, so that no statement can compare them.
 */
export const showing =
  (wanted: readonly Equal[]) =>
  (row: TicketStatView): boolean => {
    const values = new Map<string, unknown>(Object.entries(row))
    return wanted.every((one) => isShown(values.get(one.column) ?? null, one))
  }

function isShown(value: unknown, wanted: Equal): boolean {
  if (value === null) return false
  if ('number' in wanted) return Number(value) === Number(wanted.number)
  if ('flag' in wanted) return value === wanted.flag
  return 'text' in wanted && textForm(String(value)) === textForm(wanted.text)
}

const timeOf = (row: TicketStatView): string => row.dayDetailDate ?? row.monthDetailDate ?? ''
const placeOf = (row: TicketStatView): string => [row.projectInfoId, row.garbageId, row.soilType].join()
const sumOf = (rows: readonly TicketStatView[], of: (row: TicketStatView) => number | null): number =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0), 0)

/** Totals of chosen rows: flows are added, the opening is that of each place's first row, the rest that of its last. */
function totalOfRows({ companyId }: Actor, rows: readonly TicketStatView[]): TicketStatView {
  const places = [...Map.groupBy(rows, placeOf).values()].map((own) =>
    own.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1)),
  )
  const inRemainingTickets = sumOf(
    places.flatMap((own) => own.slice(-1)),
    (row) => row.inRemainingTickets,
  )
  return {
    ...ofTotals,
    earlyRemainingTickets: sumOf(
      places.flatMap((own) => own.slice(0, 1)),
      (row) => row.earlyRemainingTickets,
    ),
    collectTickets: sumOf(rows, (row) => row.collectTickets),
    useTickets: sumOf(rows, (row) => row.useTickets),
    refundTickets: sumOf(rows, (row) => row.refundTickets),
    inRemainingTickets,
    correctedCollects: sumOf(rows, (row) => row.correctedCollects),
    correctedUses: sumOf(rows, (row) => row.correctedUses),
    correctedRefunds: sumOf(rows, (row) => row.correctedRefunds),
    isShort: inRemainingTickets < 0,
    isTotalRow: true,
    isProjectTotalRow: false,
    companyAuthId: companyId,
  }
}

/** Totals of chosen rows in the form of the totals of all rows. */
export function totalsOfRows(actor: Actor, rows: readonly TicketStatView[]): TicketStatSummary {
  const projects = [...Map.groupBy(rows, ({ projectInfoId }) => projectInfoId)].map(([projectInfoId, own]) => ({
    ...totalOfRows(actor, own),
    projectInfoId,
    projectName: own[0]?.projectName ?? null,
    isTotalRow: false,
    isProjectTotalRow: true,
  }))
  return { total: totalOfRows(actor, rows), projects }
}
