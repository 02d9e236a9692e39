import { GAP } from '../../../ui/charts/series'
import { formatMoney, formatQuantity } from '../../../ui/format/decimal'
import type { PhaseChartQuery } from './phase-charts.generated'
import { texts } from './texts'

export type Plan = NonNullable<PhaseChartQuery['planCompletion']>
type Figure = keyof typeof texts.units

/** Nine figures of a phase in their order: plan, output, and cost. */
export function summaryOf(plan: Pick<Plan, Figure>): { field: Figure; value: string }[] {
  const cubic = (field: Figure, value: Plan['projectPhaseSquareCost']) => ({
    field,
    value: formatQuantity(value, 'CUBIC'),
  })
  const money = (field: Figure, value: Plan['projectPhaseTransportCost']) => ({ field, value: formatMoney(value) })
  return [
    cubic('projectPhaseSquareCost', plan.projectPhaseSquareCost),
    cubic('projectPhaseRealSquareCost', plan.projectPhaseRealSquareCost),
    cubic('waybillPhaseSquareCost', plan.waybillPhaseSquareCost),
    money('waybillPhaseTransportCost', plan.waybillPhaseTransportCost),
    money('companyWaybillInternalCost', plan.companyWaybillInternalCost),
    cubic('waybillPhaseTransportSquareCost', plan.waybillPhaseTransportSquareCost),
    money('waybillPhaseAvgTransportCost', plan.waybillPhaseAvgTransportCost),
    money('projectPhaseTransportCost', plan.projectPhaseTransportCost),
    money('projectPhaseSquarePrice', plan.projectPhaseSquarePrice),
  ].map(({ field, value }) => ({ field, value: value ? `${value} ${texts.units[field]}` : GAP }))
}
