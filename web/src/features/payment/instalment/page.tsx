import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useChanged } from '../../../apollo/refetchShowing'
import { instalmentFields as fields, instalmentFilter } from '../../../gql/fields/payment.generated'
import type { TypeName } from '../../../gql/typeNames.generated'
import type { InstalmentFilter } from '../../../gql/types.generated'
import { columnsOf, hidden } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { type Search, searchOf } from '../../../kit/search'
import { firstReason } from '../../../kit/verbs/verb'
import { namedOptions } from '../../../ui/form/options'
import { addDays, type DayRange, dayFromToday } from '../../../ui/format/date'
import { Tabs } from '../../../ui/layout/Tabs'
import { param } from '../../../ui/list/params'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { statementUrl } from '../../settlement/addresses'
import { PAY } from '../payment'
import { PlanDialog } from '../plan'
import { DueCalendar } from './calendar/DueCalendar'
import { PlanDrawer } from './drawer/PlanDrawer'
import {
  InstalmentChoicesDocument,
  type InstalmentChoicesQuery,
  InstalmentsDocument,
  type InstalmentsQuery,
  PlannedSettlementDocument,
} from './instalment.generated'
import { InstalmentBadge, useView, ViewTabs } from './looks'
import { type Instalment, payUrl, pdfOf, reasonAgainstPaying } from './rows'
import { texts } from './texts'

/** An instalment for one payee, field by field. */
export const columns = columnsOf<Instalment>()(fields, {
  dueDate: { width: 104, pin: 'start', rowHeader: true },
  overdue: { width: 92, cell: (row) => <InstalmentBadge of={row} /> },
  settleNo: {
    width: 130,
    cell: ({ settlementId, settleNo }) => (
      <Link to={statementUrl([settlementId])} tabIndex={-1}>
        {settleNo}
      </Link>
    ),
  },
  projectName: 130,
  sequence: 62,
  payeeName: 92,
  bindingBankNo: {
    width: 166,
    cell: ({ bindingBankNo, bindingBankName }) => (
      <span className="tf-number" data-tip={bindingBankName}>
        {bindingBankNo}
      </span>
    ),
  },
  bindingBankName: hidden(180),
  amount: { width: 116, unit: texts.unit },
  paidAmt: 116,
  pledgedAmt: 116,
  leftAmt: { width: 116, unit: texts.unit },
})

interface Values {
  dueDate?: DayRange
  /** Whether only unpaid instalments are listed. */
  open?: 'true'
  payeeName?: string
  settleNo?: string
  projectInfoId?: string
}
type Choices = InstalmentChoicesQuery['projects']

const members = searchOf<InstalmentFilter, Choices>()(
  instalmentFilter,
  {
    due: true,
    payeeName: true,
    settleNo: true,
    projectInfoId: { label: fields.projectName.label, choices: (projects) => namedOptions(projects ?? []) },
  },
  { due: 'dueDate' },
)

const search: Search<Values, InstalmentFilter, Choices> = {
  filters: { ...members.filters, open: param.choice(['true'] as const) },
  fields: (projects) =>
    members.fields(projects).toSpliced(1, 0, {
      name: 'open',
      label: texts.settled,
      type: 'choice',
      options: [{ value: 'true', label: texts.onlyOpen }],
    }),
  toFilter: ({ open, ...values }) => ({ ...members.toFilter(values), ...(open ? { open: true } : {}) }),
}

type Period = keyof typeof texts.period

/** Frequent periods; before today only unpaid instalments are shown. */
function filtersOf(period: Period): Pick<Values, 'dueDate' | 'open'> {
  const today = dayFromToday(0)
  const until = (days: number): DayRange => ({ from: today, to: addDays(today, days) })
  switch (period) {
    case 'all':
      return {}
    case 'late':
      return { dueDate: { to: addDays(today, -1) }, open: 'true' }
    case 'today':
      return { dueDate: until(0) }
    case 'week':
      return { dueDate: until(6) }
    case 'month':
      return { dueDate: until(29) }
  }
}

const same = (one: Values, other: Values): boolean =>
  one.dueDate?.from === other.dueDate?.from && one.dueDate?.to === other.dueDate?.to && one.open === other.open

/** Period that the list shows; null for other days. */
const periodOf = (filters: Values): Period | null =>
  (Object.keys(texts.period) as Period[]).find((period) => same(filtersOf(period), filters)) ?? null

function Toolbar({ filters, setFilters }: { filters: Values; setFilters: (filters: Values) => void }) {
  const { dueDate: _, open: __, ...others } = filters
  return (
    <>
      <ViewTabs />
      <Tabs<Period | ''>
        label={texts.periods}
        names={texts.period as Record<Period | '', string>}
        value={periodOf(filters) ?? ''}
        onChange={(period) => period && setFilters({ ...others, ...filtersOf(period) })}
      />
    </>
  )
}

const CHANGES: readonly TypeName[] = ['Instalment', 'PaymentPlan', 'DueDay', 'Settlement']
const nothing = () => undefined

/** Form of another plan of a settlement, at its own address, once its amounts are loaded. */
function ChangedPlan({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(PlannedSettlementDocument, { variables: { id } })
  const changed = useChanged(CHANGES, nothing)
  return (
    <DrawerGate
      title={texts.change}
      missing={texts.missing}
      found={data?.settlement}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(settlement) => <PlanDialog settlement={settlement} onClose={onClose} onChanged={changed} />}
    </DrawerGate>
  )
}

function Around({ children }: { children: ReactNode }) {
  const { value, close } = useDrawerParam('change')
  return (
    <>
      {children}
      {value && <ChangedPlan id={value} onClose={close} />}
    </>
  )
}

type Summary = InstalmentsQuery['instalments']['summary']
const sum = (name: 'amount' | 'paidAmt' | 'pledgedAmt' | 'leftAmt') => ({
  ...fields[name],
  unit: texts.unit,
  total: (summary: Summary) => summary[name],
  of: (row: Instalment) => row[name],
})

const nameOf = ({ settleNo, sequence, payeeName }: Instalment) => texts.rowName(settleNo, sequence, payeeName)

const instalments = recordKind<Instalment>()({
  texts,
  param: 'plan',
  nameOf,
  idOf: ({ settlementId }) => settlementId,
  opens: 'button',
  list: {
    id: 'instalments',
    document: InstalmentsDocument,
    pick: (data) => data.instalments,
    columns,
    card: {
      state: 'overdue',
      facts: ['settleNo', 'projectName', 'sequence', 'payeeName', 'bindingBankNo', 'leftAmt'],
      amount: 'amount',
    },
    search,
    useChoices: () => useQuery(InstalmentChoicesDocument).data?.projects,
    sort: [{ field: 'DUE_DATE', direction: 'ASC' }],
    exported: 'INSTALMENTS',
    sums: [sum('amount'), sum('paidAmt'), sum('pledgedAmt'), sum('leftAmt')],
    beside: ['tab', 'month', 'change'],
    Toolbar,
  },
  Drawer: PlanDrawer,
  Around,
  verbs: {
    verbs: {
      pay: {
        label: texts.pay,
        permission: PAY,
        against: (rows) => firstReason(rows, reasonAgainstPaying),
        to: ([row]) => (row ? payUrl(row) : ''),
      },
      change: { label: texts.change, permission: PAY, opens: ({ settlementId }) => ['change', settlementId] },
      pdf: { label: texts.pdf, file: ([row]) => pdfOf(row?.settlementId ?? '') },
    },
    inline: ['pay'],
    about: nameOf,
    width: 144,
    changes: CHANGES,
  },
})

/** 付款计划: due instalments as a list or a calendar, and the plans behind them. */
export default function InstalmentPage() {
  return useView() === 'calendar' ? <DueCalendar /> : <RecordListPage kind={instalments} />
}
