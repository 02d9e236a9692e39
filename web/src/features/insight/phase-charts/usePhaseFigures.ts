import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import type { ChartStep } from '../../../gql/types.generated'
import type { DayRange } from '../../../ui/format/date'
import { useActive } from '../../../ui/overlay/active'
import { type ChartName, kinds } from './charts'
import { PhaseChartDocument } from './phase-charts.generated'

/** How long it is waited before figures are asked for again that are being worked out. */
const AGAIN_MS = 4000

interface Asked {
  chart: ChartName
  /** Undefined asks nothing. */
  id: string | undefined
  step: ChartStep
  span: DayRange | undefined
}

/** The figures of a chart. What prices have changed comes by itself, a few seconds later. */
export function usePhaseFigures({ chart, id, step, span }: Asked) {
  const active = useActive()
  const { data, previousData, error, refetch } = useQuery(PhaseChartDocument, {
    variables: { id: id ?? '', step, span: span ? { from: span.from, to: span.to } : null, ...kinds[chart].ask },
    skip: !id,
    fetchPolicy: 'cache-and-network',
  })
  const of = (found: typeof data) => found?.phaseCosts ?? found?.phaseOutput ?? found?.planCompletion
  // The picture of other days stays until the one that is asked for is here.
  const found = data ?? previousData
  const waits = active && Boolean(of(data)?.updating)
  useEffect(() => {
    if (!waits) return
    // What fails is asked for again the next time.
    const timer = setInterval(() => void refetch().catch(() => undefined), AGAIN_MS)
    return () => clearInterval(timer)
  }, [waits, refetch])
  return { figures: of(found), plan: found?.planCompletion, updating: waits, error, refetch }
}
