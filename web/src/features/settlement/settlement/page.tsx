import { useQuery } from '@apollo/client/react'
import { settlementFields as fields, settlementFilter } from '../../../gql/fields/settlement.generated'
import type { SettlementFilter } from '../../../gql/types.generated'
import { columnsOf, hidden } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { VerbButton, VerbMenu } from '../../../kit/verbs/VerbButtons'
import { useViewer } from '../../../shell/viewer'
import type { Column } from '../../../ui/data-table/types'
import { namedOptions } from '../../../ui/form/options'
import { subtractMoney } from '../../../ui/format/decimal'
import { Money } from '../../../ui/format/Numbers'
import { LeftOutNote } from '../../../ui/list/LeftOutNote'
import { MissingNumbers } from '../../../ui/list/MissingNumbers'
import { statementUrl } from '../addresses'
import { PaperRate } from '../paper'
import { PartBadge } from '../part'
import { LackingPayees, SettlementBadge } from './looks'
import type { Settlement } from './rows'
import {
  KnownSettlementsDocument,
  SettlementChoicesDocument,
  type SettlementChoicesQuery,
  SettlementsDocument,
  type SettlementsQuery,
  SettlementsWithPapersDocument,
} from './settlement.generated'
import { texts } from './texts'
import { ARRANGING, ARRANGING_SEVERAL, captainVerbs, verbs } from './verbs'

export const columns = columnsOf<Settlement>()(fields, {
  settleNo: { width: 126, pin: 'start', rowHeader: true },
  status: { width: 90, cell: (row) => <SettlementBadge settlement={row} /> },
  projectName: 114,
  agentName: 66,
  settleName: hidden(74),
  settleCnt: { width: 78, unit: texts.tripsUnit },
  settleAmt: { width: 106, unit: texts.yuanUnit },
  paidAmt: { width: 104, cell: ({ paidAmt }) => <Money value={paidAmt} /> },
  payee: { width: 66, cell: ({ payee }) => payee?.payeeName },
  lackingPayeeCount: { width: 78, cell: (row) => <LackingPayees settlement={row} /> },
  createTime: 134,
  company: {
    header: fields.companyAuthName.label,
    width: 220,
    hidden: true,
    cell: ({ companyAuthName }) => companyAuthName,
  },
  paperRate: { width: 108, hidden: true, cell: ({ paperRate }) => <PaperRate rate={paperRate} /> },
  remark: hidden(200),
  fourEyesOff: hidden(150),
  reason: hidden(200),
})

const ofCaptains = columnsOf<Settlement>()(fields, {
  part: { width: 136, cell: (row) => <PartBadge of={row} /> },
  company: { header: fields.companyAuthName.label, width: 170, cell: ({ companyAuthName }) => companyAuthName },
})

/**
 * Columns for captains, who work for several companies: the company is named, and a shared settlement is marked.
 * Accountants are left out, so that the sums fit on the page.
 */
export const captainColumns: readonly Column<Settlement>[] = columns
  .filter(({ id }) => id !== 'company')
  .map((column) => (['agentName', 'settleName'].includes(column.id) ? { ...column, hidden: true } : column))
  .toSpliced(2, 0, ...ofCaptains)

type Choices = SettlementChoicesQuery['projects']

const search = searchOf<SettlementFilter, Choices>()(
  settlementFilter,
  {
    settleNo: true,
    status: true,
    createTime: true,
    projectInfoId: { label: fields.projectName.label, choices: (projects) => namedOptions(projects ?? []) },
    agentName: true,
    settleName: true,
    payeeName: true,
    giveCardNo: true,
    papersComplete: { label: texts.papers, yes: texts.papersYes, no: texts.papersNo },
    planned: { label: texts.arranging.plan, yes: texts.planned, no: texts.unplanned },
    fourEyesOff: true,
    settleNos: { label: texts.settleNos },
  },
  { projectInfoId: 'projectId' },
)

/** Searches that captains lack: they choose no projects and see no plans. */
const OF_COMPANIES = ['projectId', 'planned']
const captainSearch: typeof search = {
  ...search,
  fields: (projects) => search.fields(projects).filter(({ name }) => !OF_COMPANIES.includes(name)),
}

const useProjects = (): Choices | undefined => useQuery(SettlementChoicesDocument).data?.projects

function MissingSettlements({ filters: { settleNos = [] } }: { filters: { settleNos?: string[] } }) {
  const skip = settleNos.length === 0
  const { data } = useQuery(KnownSettlementsDocument, { variables: { settleNos }, skip })
  const known = skip ? undefined : data?.settlements.records.map((row) => row.settleNo)
  return <MissingNumbers wanted={settleNos} known={known} title={texts.notFound} />
}

function Selected({ rows }: { rows: readonly Settlement[] }) {
  return (
    <>
      <VerbButton kind={verbs} rows={rows} verb="statements" variant="solid" />
      <VerbMenu
        kind={verbs}
        rows={rows}
        verbs={rows.length > 1 ? ARRANGING_SEVERAL : ARRANGING}
        label={texts.arrange}
      />
    </>
  )
}

type Summary = SettlementsQuery['settlements']['summary']
const sum = (name: 'settleCnt' | 'settleAmt' | 'paidAmt', unit: string) => ({
  ...fields[name],
  unit,
  total: (summary: Summary) => summary[name],
  of: (row: Settlement) => row[name],
})

const list = {
  id: 'settlements',
  document: SettlementsDocument,
  pick: (data: SettlementsQuery) => data.settlements,
  dear: { columns: ['paperRate'], document: SettlementsWithPapersDocument },
  card: { state: 'status', facts: ['company', 'projectName', 'settleCnt', 'payee'], amount: 'settleAmt' },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
  exported: 'SETTLEMENTS',
  // Waybills of other settlements are free again, or on another one.
  isCounted: ({ status }: Settlement, filters: { status?: string }) =>
    filters.status !== undefined || (status !== 'REJECTED' && status !== 'SUPERSEDED'),
  sumsNote: ({ leftOut }: Summary) => <LeftOutNote count={leftOut} text={texts.leftOut} />,
  sums: [
    {
      label: texts.unpaid,
      kind: 'money',
      unit: texts.yuanUnit,
      total: ({ unpaidAmt }: Summary) => unpaidAmt,
      // The paid amount of a captain's part is unknown.
      of: ({ settleAmt, paidAmt }: Settlement) => (paidAmt === null ? null : subtractMoney(settleAmt, paidAmt)),
    },
    { ...fields.lackingPayeeCount, unit: texts.tripsUnit, of: (row: Settlement) => row.lackingPayeeCount },
    sum('settleCnt', texts.tripsUnit),
    sum('settleAmt', texts.yuanUnit),
    sum('paidAmt', texts.yuanUnit),
  ],
  selectionSums: [
    { of: 'settleCnt', label: texts.waybillSum },
    { of: 'settleAmt', label: texts.amountSum },
  ],
  selectsAll: true,
  Banner: MissingSettlements,
} as const

const common = {
  texts,
  nameOf: ({ settleNo }: Settlement) => settleNo,
  urlOf: ({ id }: Settlement) => statementUrl([id]),
}

const ofCompany = recordKind<Settlement>()({
  ...common,
  list: { ...list, columns, search, useChoices: useProjects, Selected },
  verbs,
})

const ofCaptain = recordKind<Settlement>()({
  ...common,
  list: {
    ...list,
    columns: captainColumns,
    search: captainSearch,
    Selected: ({ rows }) => <VerbButton kind={verbs} rows={rows} verb="statements" variant="solid" />,
  },
  verbs: captainVerbs,
})

/** 结算单: search, sums, approval, rejection, payees and printing. */
export default function SettlementPage() {
  const { company } = useViewer()
  return <RecordListPage kind={company ? ofCompany : ofCaptain} />
}
