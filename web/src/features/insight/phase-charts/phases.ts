import type { Option } from '../../../ui/form/options'
import { type DayRange, dayFromToday } from '../../../ui/format/date'
import { isWhole, PREVIOUS, spanBefore, spanIn } from './compare'
import type { ChartPhasePartFragment } from './phase-charts.generated'
import type { ChartState } from './state'
import { texts } from './texts'

/** Phase of today, else the last one that has begun, else the first. */
export function usualPhase(phases: readonly ChartPhasePartFragment[], today = dayFromToday(0)) {
  const ordered = [...phases].sort((one, other) => one.fromDate.localeCompare(other.fromDate))
  const begun = ordered.filter(({ fromDate }) => fromDate <= today)
  return begun.findLast(({ toDate }) => toDate >= today) ?? begun.at(-1) ?? ordered[0]
}

/** Whether any of these days lies in the phase. */
const meets = ({ fromDate, toDate }: ChartPhasePartFragment, span: DayRange | undefined) =>
  (span?.from ?? fromDate) <= toDate && (span?.to ?? toDate) >= fromDate

/** Comparisons of a phase; with the days before only for chosen days, and only as far back as it had begun. */
export function compareOptions(
  phases: readonly ChartPhasePartFragment[],
  phase: ChartPhasePartFragment | undefined,
  days: DayRange | undefined,
): Option[] {
  const others = phases
    .filter(({ id }) => id !== phase?.id)
    .map(({ id, phaseName }) => ({ value: id, label: phaseName }))
  const hasPrevious = phase && isWhole(days) && meets(phase, spanBefore(days))
  return hasPrevious ? [{ value: PREVIOUS, label: texts.previous }, ...others] : others
}

interface Beside {
  name: string
  phase: ChartPhasePartFragment
  span: DayRange | undefined
}

/** Figures for a comparison: another phase in as many days, or the phase's own days before. */
export function besideOf(
  { with: what, days }: ChartState,
  phase: ChartPhasePartFragment,
  other: ChartPhasePartFragment | undefined,
): Beside | null {
  if (what === PREVIOUS) {
    const span = isWhole(days) ? spanBefore(days) : undefined
    return span && meets(phase, span) ? { name: texts.previousOf(span.from, span.to), phase, span } : null
  }
  const span = other && spanIn(days, phase, other)
  // The other phase may be shorter.
  return other && meets(other, span) ? { name: other.phaseName, phase: other, span } : null
}
