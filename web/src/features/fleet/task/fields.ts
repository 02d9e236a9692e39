import { captainTaskFields } from '../../../gql/fields/fleet.generated'
import type { CaptainTaskInput, DirectPayPriceInput } from '../../../gql/types.generated'
import { amountError } from '../../../ui/form/rules'
import { formatPrice } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import { type Difference, type Names, differencesOf as termsApart } from '../../price/direct-pay-price'
import type { Pair } from '../captain'
import type { CaptainTaskRowFragment } from './task.generated'
import { texts } from './texts'

export type Task = CaptainTaskRowFragment

export const MODES = ['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL'] as const
export const UNITS = ['TRUCK', 'CUBIC', 'TON'] as const

/** Place, people and price of an application, for a question. */
export const aboutTask = ({ projectName, captainAndDriversText, directPayPrice, weightType }: Task): string =>
  texts.about(projectName, captainAndDriversText, formatPrice(directPayPrice, weightType ?? 'ANY') || '—')

/** Values of the form's controls, by the names of the API; "" means none. */
export interface Values {
  projectInfoId: string
  tpMode: string
  soilType: string
  garbageId: string
  directPayPrice: string
  weightType: string
  captainAndDriver: Pair[]
  remark: string
}

export const emptyValues: Values = {
  projectInfoId: '',
  tpMode: '',
  soilType: '',
  garbageId: '',
  directPayPrice: '',
  weightType: '',
  captainAndDriver: [],
  remark: '',
}

export const valuesOf = (task: Task): Values => ({
  projectInfoId: task.projectInfoId,
  tpMode: task.tpMode ?? '',
  soilType: task.soilType ?? '',
  garbageId: task.garbageId ?? '',
  directPayPrice: task.directPayPrice ?? '',
  weightType: task.weightType ?? '',
  captainAndDriver: task.captainAndDriver.map(({ captainId, driverId }) => ({ captainId, driverId })),
  remark: task.remark ?? '',
})

export function inputOf({ projectInfoId, captainAndDriver, ...values }: Values): CaptainTaskInput {
  return {
    projectInfoId,
    tpMode: MODES.find((mode) => mode === values.tpMode) ?? null,
    soilType: values.soilType || null,
    garbageId: values.garbageId || null,
    directPayPrice: typedMoney(values.directPayPrice),
    weightType: UNITS.find((unit) => unit === values.weightType) ?? null,
    captainAndDriver,
    remark: values.remark.trim() || null,
  }
}

/** Direct-pay price that an approval would make; null while it is incomplete, and for freight without a site. */
export function priceInput(values: Values): DirectPayPriceInput | null {
  const { remark: _, ...input } = inputOf(values)
  const isFreight = input.tpMode === 'FREIGHT'
  if (!input.tpMode || !input.soilType || !input.directPayPrice || values.captainAndDriver.length === 0) return null
  if (amountError(input.directPayPrice) !== null || (isFreight && !input.garbageId)) return null
  return { ...input, garbageId: isFreight ? input.garbageId : null }
}

/** Differences between a person's form and the present application. */
export function differencesOf(mine: Values, theirs: Values, names: Names): Difference[] {
  const remark = {
    field: 'remark',
    label: captainTaskFields.remark.label,
    mine: mine.remark.trim(),
    theirs: theirs.remark,
  }
  return [...termsApart(mine, theirs, names), ...(remark.mine === remark.theirs ? [] : [remark])]
}
