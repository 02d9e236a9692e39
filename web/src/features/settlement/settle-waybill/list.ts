import type { WaybillFilter, WaybillSortField } from '../../../gql/types.generated'
import { enumOptions, namedOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { capitals, narrow, param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

/** Where waybills stand: on no settlement, on one that may still change, on one that may not. */
const STANDINGS = ['FREE', 'PENDING', 'SEALED'] as const
const standings: Record<(typeof STANDINGS)[number], WaybillFilter> = {
  FREE: { settled: false },
  PENDING: { settlementPending: true },
  SEALED: { settled: true, settlementPending: false },
}

export const config = {
  filters: {
    no: param.text(narrow),
    settleNo: param.text(capitals),
    goDatetime: param.days(),
    projectId: param.text(),
    captainName: param.text(),
    payeeName: param.text(),
    cardNos: param.texts(capitals),
    garbageName: param.text(),
    standing: param.choice(STANDINGS),
    settleable: param.flag(),
    priceRejected: param.flag(),
    unpriced: param.flag(),
    lackingPayee: param.flag(),
  },
  sort: [{ field: 'GO_DATETIME', direction: 'DESC' }] satisfies SortItem<WaybillSortField>[],
  beside: ['waybill'],
}

/** Those that are settled, or can be once nothing speaks against it: what is still on its way is no business of this list. */
export const toFilter = ({
  projectId,
  goDatetime,
  standing,
  ...same
}: FilterValues<typeof config.filters>): WaybillFilter => ({
  ...same,
  ...(standing && standings[standing]),
  projectInfoId: projectId,
  goDatetime: toDateTimeRange(goDatetime),
  status: ['UNLOADED'],
})

const { fields } = texts

export const searchFields = (projects: readonly { id: string; name: string }[]): SearchField[] => [
  { name: 'no', label: fields.no, type: 'text' },
  { name: 'settleNo', label: fields.settleNo, type: 'text' },
  { name: 'goDatetime', label: fields.goDatetime, type: 'days' },
  { name: 'projectId', label: fields.projectName, type: 'choice', options: namedOptions(projects) },
  { name: 'captainName', label: fields.captainName, type: 'text' },
  { name: 'payeeName', label: fields.payeeName, type: 'text' },
  { name: 'cardNos', label: fields.cardNo, type: 'texts' },
  { name: 'garbageName', label: fields.names, type: 'text' },
  { name: 'standing', label: texts.standing, type: 'choice', options: enumOptions(STANDINGS, texts.standings) },
  { name: 'settleable', label: fields.settleable, type: 'flag' },
  { name: 'priceRejected', label: texts.priceRejected, type: 'flag' },
  { name: 'unpriced', label: texts.unpriced, type: 'flag' },
  { name: 'lackingPayee', label: texts.lackingPayee, type: 'flag' },
]
