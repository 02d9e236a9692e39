import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import type { ChartStep } from '../../../gql/types.generated'
import type { DayRange } from '../../../ui/format/date'
import { useActive } from '../../../ui/overlay/active'
import { type ChartName, kinds } from './charts'
import { PhaseChartDocument } from './phase-charts.generated'

/** Pause before asking again for figures that are still being computed. */
const AGAIN_MS = 4000

interface Asked {
  chart: ChartName
  /** Id; undefined sends no query. */
  id: string | undefined
  step: ChartStep
  span: DayRange | undefined
}

/** Figures of a chart. Changed prices arrive by themselves, a few seconds later. */
export function usePhaseFigures({ chart, id, step, span }: Asked) {
  const active = useActive()
  const { data, previousData, error, refetch } = useQuery(PhaseChartDocument, {
    variables: { id: id ?? '', step, span: span ? { from: span.from, to: span.to } : null, ...kinds[chart].ask },
    skip: !id,
    fetchPolicy: 'cache-and-network',
  })
  const of = (found: typeof data) => found?.phaseCosts ?? found?.phaseOutput ?? found?.planCompletion
  // The picture of other days stays until the new one has come.
  const found = data ?? previousData
  const waits = active && Boolean(of(data)?.updating)
  useEffect(() => {
    if (!waits) return
    // A failed request is repeated at the next interval.
    const timer = setInterval(() => void refetch().catch(() => undefined), AGAIN_MS)
    return () => clearInterval(timer)
  }, [waits, refetch])
  return { figures: of(found), plan: found?.planCompletion, updating: waits, error, refetch }
}
