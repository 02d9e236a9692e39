import { quantity } from '../../../../kernel/money/money.js'
import { measured, measureNames } from '../../../../kernel/values/measure.js'
import { type ConfirmationVerdict, sideLabels, type TripSide, type WeightUnit } from '../../enums.js'
import { defineRule, type Limit } from './rule.js'

const tolerance = (unit: string, percent: number): Limit => ({
  label: `按${unit}计量的允许误差`,
  unit: '%',
  min: 0,
  max: 20,
  default: percent,
})

type Evidence = {
  unit: `${WeightUnit}`
  own: number
  words: {
    side: `${TripSide}`
    verdict: `${ConfirmationVerdict}`
    thousandths: number | null
    reason: string | null
  }[]
}

/**
 * Rule: the driver, the dump site or the captain refuses the trip, or corrects its quantity beyond the tolerance of its
 * unit. Trucks are counted, not measured: any other number differs.
 */
export const sidesDiffer = defineRule({
  description: '司机、渣土场或车队长拒绝签认，或更正的数量与运单相差超过允许误差；按车计量的不许有误差',
  limits: { tonPercent: tolerance(measureNames.TON, 1), cubicPercent: tolerance(measureNames.CUBIC, 3) },
  find({ status, unit, thousandths: own, words }, { tonPercent, cubicPercent }) {
    if (status === 'VOID') return null
    const percent = { TON: tonPercent, CUBIC: cubicPercent, TRUCK: 0 }[unit]
    const found = words.filter(({ verdict, thousandths }) => {
      if (thousandths === null) return verdict === 'REFUSED'
      return Math.abs(thousandths - own) * 100 > percent * own
    })
    if (found.length === 0) return null
    const evidence: Evidence = { unit, own, words: found.map(({ id: _, ...word }) => word) }
    return { evidence, key: [own, unit, ...found.map(({ id }) => id)].join(' ') }
  },
  tell({ unit, own, words }: Evidence) {
    const text = (thousandths: number) => `${measured(quantity(`${thousandths}e-3`), unit)}${measureNames[unit]}`
    const told = words.map(({ side, thousandths, reason }) => {
      const said = thousandths === null ? '拒绝签认' : `更正为${text(thousandths)}（运单${text(own)}）`
      return `${sideLabels[side]}${said}：${reason ?? ''}`
    })
    return told.join('；')
  },
})
