import { type Money, sumFigures } from '../../../ui/format/decimal'
import type { Figures, Phase } from './rows'
import { texts } from './texts'

/** Number for drawing only; figures as texts stay exact. */
export const sizeOf = (value: string | null): number => Number(value ?? 0)

/** Width of a bar among others, in percent. */
export function widthOf(value: string | null, among: readonly (string | null)[]): number {
  const most = Math.max(...among.map(sizeOf))
  return most > 0 ? Math.max(0, (sizeOf(value) / most) * 100) : 0
}

/** Share of a plan as a whole percentage, rounded down; null without a plan. */
export function shareOf(value: string, plan: string | null): number | null {
  const whole = sizeOf(plan)
  return whole > 0 ? Math.floor((sizeOf(value) / whole) * 100) : null
}

/** Cost of hauling, the part that a plan covers. */
export const haulOf = ({ outsideCost, insideCost, adjustAmt }: Figures): Money =>
  sumFigures('money', [outsideCost, insideCost, adjustAmt])

/** Day on which a phase is expected to end, or the reason why it is unknown. */
export function endOf({ planCubic, realCubic, forecast }: Phase): string {
  if (forecast) return forecast.endDay ?? texts.unending
  if (planCubic === null) return texts.noForecast.NO_PLAN
  return sizeOf(realCubic) >= sizeOf(planCubic) ? texts.noForecast.REACHED : texts.noForecast.NO_PACE
}
