import type { Option } from '../../../ui/form/options'
import { type DayRange, dayFromToday } from '../../../ui/format/date'
import { isWhole, PREVIOUS, spanBefore, spanIn } from './compare'
import type { ChartPhasePartFragment } from './phase-charts.generated'
import type { ChartState } from './state'
import { texts } from './texts'

/** The phase that today is in, else the last that has begun, else the first. */
export function usualPhase(phases: readonly ChartPhasePartFragment[], today = dayFromToday(0)) {
  const ordered = [...phases].sort((one, other) => one.fromDate.localeCompare(other.fromDate))
  const begun = ordered.filter(({ fromDate }) => fromDate <= today)
  return begun.findLast(({ toDate }) => toDate >= today) ?? begun.at(-1) ?? ordered[0]
}

/** What a phase may be compared with; the days before it only once days are chosen. */
export function compareOptions(
  phases: readonly ChartPhasePartFragment[],
  { id, days }: Pick<ChartState, 'id' | 'days'>,
): Option[] {
  const others = phases.filter((phase) => phase.id !== id).map((phase) => ({ value: phase.id, label: phase.phaseName }))
  return isWhole(days) ? [{ value: PREVIOUS, label: texts.previous }, ...others] : others
}

interface Beside {
  name: string
  phase: ChartPhasePartFragment
  span: DayRange | undefined
}

/** What a phase is compared with: another one in the same days of its own, or itself in the days before. */
export function besideOf(
  { with: what, days }: ChartState,
  phase: ChartPhasePartFragment,
  other: ChartPhasePartFragment | undefined,
): Beside | null {
  if (what === PREVIOUS && isWhole(days)) {
    const span = spanBefore(days)
    return { name: texts.previousOf(span.from, span.to), phase, span }
  }
  return other ? { name: other.phaseName, phase: other, span: spanIn(days, phase, other) } : null
}
