import type { DirectPayPriceInput } from '../../../../gql/types.generated'
import { amountError } from '../../../../ui/form/rules'
import { formatMoney, type PriceUnit } from '../../../../ui/format/decimal'
import { typedMoney } from '../../../../ui/format/typed'
import type { Pair } from '../../../fleet/captain'
import { MODES, type Price, UNITS } from '../rows'
import { texts } from '../texts'

/** Values of the form's controls, by the names of the API; "" means none. */
export interface Values {
  projectInfoId: string
  tpMode: string
  soilType: string
  garbageId: string
  directPayPrice: string
  weightType: string
  captainAndDriver: Pair[]
}

export const emptyValues: Values = {
  projectInfoId: '',
  tpMode: '',
  soilType: '',
  garbageId: '',
  directPayPrice: '',
  weightType: '',
  captainAndDriver: [],
}

type Terms = Pick<
  Price,
  'projectInfoId' | 'tpMode' | 'soilType' | 'garbageId' | 'directPayPrice' | 'weightType' | 'captainAndDriver'
>

export const valuesOf = (price: Terms): Values => ({
  projectInfoId: price.projectInfoId,
  tpMode: price.tpMode,
  soilType: price.soilType,
  garbageId: price.garbageId ?? '',
  directPayPrice: price.directPayPrice,
  weightType: price.weightType ?? '',
  captainAndDriver: price.captainAndDriver.map(({ captainId, driverId }) => ({ captainId, driverId })),
})

const unitOfValue = (value: string) => UNITS.find((unit) => unit === value) ?? null

/** Unit of the typed price, if known. */
export const unitIn = ({ weightType }: Pick<Values, 'weightType'>): PriceUnit => unitOfValue(weightType) ?? 'ANY'

export const isFreight = ({ tpMode }: Pick<Values, 'tpMode'>): boolean => tpMode === 'FREIGHT'

/** Field that must be filled in before captains and drivers; null when they can be chosen. */
export function blockedBy(values: Values): { field: keyof Values; message: string } | null {
  if (!values.projectInfoId) return { field: 'projectInfoId', message: texts.projectFirst }
  if (!values.tpMode) return { field: 'tpMode', message: texts.tpModeFirst }
  if (!values.soilType) return { field: 'soilType', message: texts.soilTypeFirst }
  if (isFreight(values) && !values.garbageId) return { field: 'garbageId', message: texts.garbageFirst }
  return null
}

/** Form as input of the API; only freight has a site. */
export function inputOf(values: Values): DirectPayPriceInput {
  const { projectInfoId, soilType, garbageId, directPayPrice, captainAndDriver } = values
  return {
    projectInfoId,
    tpMode: MODES.find((mode) => mode === values.tpMode) ?? null,
    soilType: soilType || null,
    garbageId: isFreight(values) ? garbageId || null : null,
    directPayPrice: typedMoney(directPayPrice),
    weightType: unitOfValue(values.weightType),
    captainAndDriver,
  }
}

/** Input of a complete form with a valid price; null before. */
export function completeInput(values: Values): DirectPayPriceInput | null {
  const isWhole = !blockedBy(values) && values.captainAndDriver.length > 0 && values.directPayPrice.trim() !== ''
  const isOfUnit = unitOfValue(values.weightType) !== null
  return isWhole && isOfUnit && amountError(values.directPayPrice) === null ? inputOf(values) : null
}

export interface Difference {
  field: string
  label: string
  mine: string
  theirs: string
}

/** Names by ids. */
export interface Names {
  site: (id: string) => string
  members: (pairs: readonly Pair[]) => string
}

/** Differences between a person's form and the present record. */
export function differencesOf(mine: Values, theirs: Values, names: Names): Difference[] {
  const { fields } = texts
  const told: [field: string, label: string, tell: (values: Values) => string][] = [
    ['tpMode', fields.tpMode, ({ tpMode }) => modeText(tpMode)],
    ['soilType', fields.soilType, ({ soilType }) => soilType],
    ['garbageId', fields.garbageName, ({ garbageId }) => names.site(garbageId)],
    ['directPayPrice', fields.directPayPrice, ({ directPayPrice }) => formatMoney(typedMoney(directPayPrice))],
    ['weightType', fields.weightType, ({ weightType }) => unitText(weightType)],
    ['captainAndDriver', fields.captainAndDrivers, ({ captainAndDriver }) => names.members(captainAndDriver)],
  ]
  return told
    .map(([field, label, tell]) => ({ field, label, mine: tell(mine), theirs: tell(theirs) }))
    .filter((one) => one.mine !== one.theirs)
}

const modeText = (value: string): string => {
  const mode = MODES.find((one) => one === value)
  return mode ? texts.modes[mode] : ''
}

const unitText = (value: string): string => {
  const unit = unitOfValue(value)
  return unit ? texts.units[unit] : ''
}
