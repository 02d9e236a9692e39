import type { TicketCompanyStockFilter, TicketMonthCostFilter, TicketStockFilter } from '../../../gql/types.generated'
import type { SumFigure, SumsOf } from '../../../ui/data-table/types'
import { formatCount, formatMoney, type Money } from '../../../ui/format/decimal'
import { param } from '../../../ui/list/params'
import type { FilterValues } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { placeSearches } from '../booking'
import { type TicketChoices } from '../form'
import { texts } from './texts'

const shared = { garbageId: param.text(), soilType: param.text(), short: param.flag() }

/** Parameter for the shown one of the four lists. */
const beside = ['tab']

export const costConfig = { filters: { garbageId: param.text(), soilType: param.text() }, beside }
export const companyConfig = { filters: shared, beside }
export const config = { filters: { projectInfoId: param.text(), ...shared, runningOut: param.flag() }, beside }

export const driverConfig = {
  filters: { driverId: param.text(), projectInfoId: param.text(), garbageId: param.text(), soilType: param.text() },
  beside,
}

export type CostFilters = FilterValues<typeof costConfig.filters>
export type CompanyFilters = FilterValues<typeof companyConfig.filters>
export type Filters = FilterValues<typeof config.filters>

export const toCostFilter = ({ garbageId, soilType }: CostFilters): TicketMonthCostFilter => ({
  garbageId: garbageId || undefined,
  soilType: soilType || undefined,
})

export const toCompanyFilter = ({ garbageId, soilType, short }: CompanyFilters): TicketCompanyStockFilter => ({
  garbageIds: garbageId ? [garbageId] : undefined,
  soilTypes: soilType ? [soilType] : undefined,
  short: short || undefined,
})

export const toFilter = ({ projectInfoId, runningOut, ...same }: Filters): TicketStockFilter => ({
  ...toCompanyFilter(same),
  projectInfoIds: projectInfoId ? [projectInfoId] : undefined,
  runningOut: runningOut || undefined,
})

/** Sums of a list of stocks, over all that the filter finds. */
export const sumsOf = (...query: SumFigure[]): { sums: SumsOf } => ({ sums: { page: [], query } })
export const sheets = (label: string, count: number): SumFigure => ({
  label,
  value: formatCount(count),
  unit: texts.sheets,
})
export const yuan = (label: string, amount: Money): SumFigure => ({
  label,
  value: formatMoney(amount),
  unit: texts.yuan,
})

const { fields } = texts

export function companyFields(choices: TicketChoices | undefined): SearchField[] {
  const { site, soil } = placeSearches(choices, fields)
  return [site, soil]
}

export const searchFields = (choices: TicketChoices | undefined): SearchField[] => [
  placeSearches(choices, fields).project,
  ...companyFields(choices),
]

export function driverSearchFields(choices: TicketChoices | undefined): SearchField[] {
  const { driver, project, site, soil } = placeSearches(choices, texts.driverFields)
  return [driver, project, site, soil]
}
