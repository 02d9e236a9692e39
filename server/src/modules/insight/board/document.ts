import type { BoardDocument } from '../../../platform/pdf/pdf.js'
import { anomalyLabels } from '../../waybill/index.js'
import type { Board, BoardAnomalies, BoardCash, BoardPhase } from './board.view.js'
import { totalsOf } from './totals.js'

/** Board as a printed document. */
export function boardDocument(
  { day, projects }: Pick<Board, 'day' | 'projects'>,
  { companyName, week, madeAt }: { companyName: string; week: string; madeAt: string | null },
): BoardDocument {
  const totals = totalsOf(projects, day)
  return {
    companyAuthName: companyName,
    week,
    day,
    madeAt,
    projects: projects.map(({ projectName, phases, cash, anomalies }) => ({
      projectName,
      phases: phases.map(phaseOf),
      cash: cashOf(cash),
      anomalies: wordsOf(anomalies),
    })),
    weeks: totals.cash.weeks.map(({ from, to }) => ({ from, to })),
    totals: { ...totals.figures, cash: cashOf(totals.cash) },
  }
}

const phaseOf = ({ forecast, ...phase }: BoardPhase) => ({
  ...phase,
  forecast: forecast && {
    endDay: forecast.endDay,
    earliestDay: forecast.earliestDay,
    latestDay: forecast.latestDay,
    pace: forecast.pace,
    workingDays: forecast.workingDays,
  },
})

const cashOf = ({ weeks, ...cash }: BoardCash) => ({ ...cash, weeks: weeks.map(({ amount }) => amount) })

const wordsOf = (anomalies: readonly BoardAnomalies[]): string =>
  anomalies.map(({ rule, count }) => `${anomalyLabels[rule]} ${count}`).join('，')
