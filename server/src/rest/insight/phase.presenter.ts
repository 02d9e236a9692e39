import { z } from 'zod'
import type { PhaseExclusions, PhaseFigures, PlanCompletion } from '../../modules/insight/phase/phase.view.js'
import { phaseTable } from '../../modules/project/phase/fields.js'
import { Exclusion, exclusionLabels } from '../../modules/waybill/exclusion/enums.js'
import { rowOfFields } from '../members.js'
import { presenterOf } from '../rows.js'
import { count, decimal, decimalOrNull, nameOf, numberOf, numberOrNull, text } from '../shapes.js'
import { phaseRestTexts as texts } from './texts.js'

const phase = rowOfFields(phaseTable)
export const phaseShape = phase.shape
export const phaseOf = presenterOf(phase.row)

/** Documented names of the numbers of excluded trips, by reason (docs/behaviour/insight.md). */
const counts: Record<Exclusion, string> = {
  TP_MODE_INNER: 'tpModeInnerNotCorrectCount',
  TP_MODE_RESOURCE: 'tpModeResourceNotCorrectCount',
  UNIT: 'unitNotCorrectCount',
  SOIL_TYPE: 'soilTypeNotCorrectCount',
  PRICE: 'priceNotCorrectCount',
  SETTLE_PRICE: 'settlePriceNotCorrectCount',
  GARBAGE_PRICE: 'garbagePriceNotCorrectCount',
  MACHINE_SET: 'machineSetNotCorrectCount',
  MACHINE_IN_PRICE: 'machineInPriceNotCorrectCount',
  LEDGER_DIG_PRICE: 'ledgerDigPriceNotCorrectCount',
}
const reasons = Object.values(Exclusion)

export const countsShape = z.object({
  truckTotalCount: count(texts.total),
  truckCorrectCount: count(texts.correct),
  squareCorrectCount: decimal(texts.cubic),
  ...Object.fromEntries(reasons.map((reason) => [counts[reason], count(texts.left(exclusionLabels[reason]))])),
})

export function countsOf({ total, correct, cubic, reasons: left }: PhaseExclusions): Record<string, number> {
  const countOf = (reason: Exclusion) => left.find((one) => one.reason === reason)?.count ?? 0
  return {
    truckTotalCount: total,
    truckCorrectCount: correct,
    squareCorrectCount: numberOf(cubic),
    ...Object.fromEntries(reasons.map((reason) => [counts[reason], countOf(reason)])),
  }
}

const values = z.array(z.number().nullable())
export const figuresShape = z.object({
  xAxis: z.array(z.string()).describe(texts.xAxis),
  keys: z.array(z.string()).describe(texts.keys),
  series: z
    .array(
      z.object({
        name: text(texts.name),
        type: nameOf(texts.kind),
        unit: text(texts.unit),
        values: values.describe(texts.values),
        data: values.describe(texts.data),
      }),
    )
    .describe(texts.series),
})

/** Series of the pages alone, which the documented charts do not have. */
const OF_PAGES: readonly string[] = [texts.machineCost]

/** Chart for charting programs: the names on its axis, and the numbers of each series. */
export function figuresOf({ points, series }: Pick<PhaseFigures, 'points' | 'series'>): z.output<typeof figuresShape> {
  return {
    xAxis: points.map(({ label }) => label),
    keys: points.map(({ key }) => key),
    series: series
      .filter(({ name }) => !OF_PAGES.includes(name))
      .map(({ name, kind, unit, ...one }) => {
        const numbers = one.values.map(numberOrNull)
        return { name, type: kind.toLowerCase(), unit, values: numbers, data: numbers }
      }),
  }
}

export const planShape = figuresShape.extend({
  projectPhaseSquareCost: decimalOrNull('计划方量（方）'),
  projectPhaseRealSquareCost: decimalOrNull('实测方量（方）'),
  waybillPhaseSquareCost: decimal('运单方量（方）'),
  waybillPhaseTransportCost: decimal('外运成本（元）'),
  companyWaybillInternalCost: decimal('内转成本（元）'),
  waybillPhaseTransportSquareCost: decimal('外运方量（方）：外运成本所含的运单的'),
  waybillPhaseAvgTransportCost: decimalOrNull('外运单方成本（元/方）：外运成本除以外运方量'),
  projectPhaseTransportCost: decimalOrNull('预计运输成本（元）'),
  projectPhaseSquarePrice: decimalOrNull('预计每方成本（元/方）'),
})

export const planOf = (plan: PlanCompletion): z.output<typeof planShape> => ({
  projectPhaseSquareCost: numberOrNull(plan.projectPhaseSquareCost),
  projectPhaseRealSquareCost: numberOrNull(plan.projectPhaseRealSquareCost),
  waybillPhaseSquareCost: numberOf(plan.waybillPhaseSquareCost),
  waybillPhaseTransportCost: numberOf(plan.waybillPhaseTransportCost),
  companyWaybillInternalCost: numberOf(plan.companyWaybillInternalCost),
  waybillPhaseTransportSquareCost: numberOf(plan.waybillPhaseTransportSquareCost),
  waybillPhaseAvgTransportCost: numberOrNull(plan.waybillPhaseAvgTransportCost),
  projectPhaseTransportCost: numberOrNull(plan.projectPhaseTransportCost),
  projectPhaseSquarePrice: numberOrNull(plan.projectPhaseSquarePrice),
  ...figuresOf(plan),
})
