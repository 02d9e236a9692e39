import type { DirectPayPriceInput } from '../../../../gql/types.generated'
import { amountError } from '../../../../ui/form/rules'
import { cleanAmount, formatMoney } from '../../../../ui/format/decimal'
import type { Pair } from '../../../fleet/captain'
import { MODES, type Price } from '../rows'
import { texts } from '../texts'

/** The form as its controls hold it, under the names of the API; "" is nothing. */
export interface Values {
  projectInfoId: string
  tpMode: string
  soilType: string
  garbageId: string
  directPayPrice: string
  captainAndDriver: Pair[]
}

export const emptyValues: Values = {
  ...{ projectInfoId: '', tpMode: '', soilType: '', garbageId: '', directPayPrice: '', captainAndDriver: [] },
}

type Terms = Pick<Price, 'projectInfoId' | 'tpMode' | 'soilType' | 'garbageId' | 'directPayPrice' | 'captainAndDriver'>

export const valuesOf = (price: Terms): Values => ({
  projectInfoId: price.projectInfoId,
  tpMode: price.tpMode,
  soilType: price.soilType,
  garbageId: price.garbageId ?? '',
  directPayPrice: price.directPayPrice,
  captainAndDriver: price.captainAndDriver.map(({ captainId, driverId }) => ({ captainId, driverId })),
})

export const isFreight = ({ tpMode }: Pick<Values, 'tpMode'>): boolean => tpMode === 'FREIGHT'

/** What has to be chosen before captains and drivers can be, in this order (000 §5); null when they can. */
export function blockedBy(values: Values): { field: keyof Values; message: string } | null {
  if (!values.projectInfoId) return { field: 'projectInfoId', message: texts.projectFirst }
  if (!values.tpMode) return { field: 'tpMode', message: texts.tpModeFirst }
  if (!values.soilType) return { field: 'soilType', message: texts.soilTypeFirst }
  if (isFreight(values) && !values.garbageId) return { field: 'garbageId', message: texts.garbageFirst }
  return null
}

/** The form as the API takes it; a site counts for freight only. */
export function inputOf(values: Values): DirectPayPriceInput {
  const { projectInfoId, soilType, garbageId, directPayPrice, captainAndDriver } = values
  return {
    projectInfoId,
    tpMode: MODES.find((mode) => mode === values.tpMode) ?? null,
    soilType: soilType || null,
    garbageId: isFreight(values) ? garbageId || null : null,
    directPayPrice: cleanAmount(directPayPrice) || null,
    captainAndDriver,
  }
}

/** The same once nothing is missing and the price is one; null before. */
export function completeInput(values: Values): DirectPayPriceInput | null {
  const isWhole = !blockedBy(values) && values.captainAndDriver.length > 0 && values.directPayPrice.trim() !== ''
  return isWhole && amountError(values.directPayPrice) === null ? inputOf(values) : null
}

export interface Difference {
  field: keyof Values
  label: string
  mine: string
  theirs: string
}

/** Where what somebody has typed differs from what stands there by now; `names` tells ids in words. */
export function differencesOf(
  values: Values,
  price: Price,
  names: { site: (id: string) => string; members: (pairs: readonly Pair[]) => string },
): Difference[] {
  const now = valuesOf(price)
  const { fields } = texts
  const mode = (value: string) => texts.modes[MODES.find((one) => one === value) ?? 'RELEASE']
  const all: (Difference & { same: boolean })[] = [
    line('tpMode', fields.tpMode, mode(values.tpMode), mode(now.tpMode)),
    line('soilType', fields.soilType, values.soilType, now.soilType),
    line('garbageId', fields.garbageName, names.site(values.garbageId), price.garbageName ?? ''),
    line('directPayPrice', fields.directPayPrice, money(values.directPayPrice), money(now.directPayPrice)),
    line(
      'captainAndDriver',
      fields.captainAndDrivers,
      names.members(values.captainAndDriver),
      names.members(now.captainAndDriver),
    ),
  ]
  return all.filter(({ same }) => !same).map(({ same: _, ...difference }) => difference)
}

const money = (text: string): string => formatMoney(cleanAmount(text))
const line = (field: keyof Values, label: string, mine: string, theirs: string) => ({
  ...{ field, label, mine, theirs, same: mine === theirs },
})
