import type { CaptainTaskInput, DirectPayPriceInput } from '../../../gql/types.generated'
import { amountError } from '../../../ui/form/rules'
import { typedMoney } from '../../../ui/format/typed'
import { type Difference, type Names, differencesOf as termsApart } from '../../price/direct-pay-price'
import type { Pair } from '../captain'
import { MODES, type Task, UNITS } from './rows'
import { texts } from './texts'

/** The form as its controls hold it, under the names of the API; "" is nothing. */
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

/** The direct-pay price that an approval would make; null while something of it is missing, and for freight without a site. */
export function priceInput(values: Values): DirectPayPriceInput | null {
  const { remark: _, ...input } = inputOf(values)
  const isFreight = input.tpMode === 'FREIGHT'
  if (!input.tpMode || !input.soilType || !input.directPayPrice || values.captainAndDriver.length === 0) return null
  if (amountError(input.directPayPrice) !== null || (isFreight && !input.garbageId)) return null
  return { ...input, garbageId: isFreight ? input.garbageId : null }
}

/** Where what somebody has filled in differs from the application as it stands by now. */
export function differencesOf(mine: Values, theirs: Values, names: Names): Difference[] {
  const remark = { field: 'remark', label: texts.fields.remark, mine: mine.remark.trim(), theirs: theirs.remark }
  return [...termsApart(mine, theirs, names), ...(remark.mine === remark.theirs ? [] : [remark])]
}
