import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { waybillFields as fields, waybillFilter } from '../../../gql/fields/waybill.generated'
import type { WaybillFilter } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { columnsOf } from '../../../kit/columns'
import { type DrawerProps, recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { type Search, searchOf } from '../../../kit/search'
import { VerbMenu } from '../../../kit/verbs/VerbButtons'
import type { DialogProps, Verb, Verbs } from '../../../kit/verbs/verb'
import { enumOptions, namedOptions } from '../../../ui/form/options'
import { formatDateTime } from '../../../ui/format/date'
import { Money, Price, Quantity } from '../../../ui/format/Numbers'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { capitals, narrow, param } from '../../../ui/list/params'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { OpenContext, WaybillDrawer, WaybillNo } from '../../waybill/waybill'
import { statementUrl } from '../addresses'
import { type LineVerbName, lineVerbs, TripDialog, tripTexts, whyNot } from '../verbs'
import {
  type SettleWaybillFieldsFragment as SettleWaybill,
  SettleWaybillChoicesDocument,
  type SettleWaybillChoicesQuery,
  SettleWaybillsDocument,
} from './settle-waybill.generated'
import { texts } from './texts'

/** Settlement of the waybill with its state: after 待审核 its trips cannot change. */
function OnSettlement({ waybill: { settlementId, settleNo, settlementStatus } }: { waybill: SettleWaybill }) {
  if (!settlementId) return null
  return (
    <>
      <Link to={statementUrl([settlementId])}>{settleNo}</Link>{' '}
      {settlementStatus && <CodeBadge field={fields.settlementStatus} value={settlementStatus} />}
    </>
  )
}

/** State of the price of a settled waybill: accepted, or rejected with reason and author. */
function PriceState({ waybill }: { waybill: SettleWaybill }) {
  const { settlementId, priceRejectReason: reason, priceRejectBy } = waybill
  if (!settlementId) return null
  if (reason === null) return <StatusBadge tone="good">{texts.priceStands}</StatusBadge>
  const told = texts.rejection(reason, priceRejectBy)
  return (
    <span data-tip={told}>
      <StatusBadge tone="bad">{texts.rejected}</StatusBadge> {told}
    </span>
  )
}

export const columns = columnsOf<SettleWaybill>()(fields, {
  no: { width: 150, pin: 'start', rowHeader: true, cell: (row) => <WaybillNo waybill={row} /> },
  truckCode: 96,
  projectName: 120,
  goSoilType: 76,
  names: 100,
  weightTons: { width: 70, cell: (row) => <Quantity value={row.weightTons} unit={row.weightType} /> },
  weightType: 72,
  settlePrice: { width: 104, cell: (row) => <Price value={row.settlePrice} unit={row.weightType} /> },
  receivable: {
    width: 96,
    // On a phone an unknown amount has no unit.
    sum: ({ receivable }) => receivable,
    cell: ({ receivable }) => <Money value={receivable} />,
  },
  payeeName: 76,
  cardNo: 138,
  settleNo: { width: 200, cell: (row) => <OnSettlement waybill={row} /> },
  priceRejectReason: { width: 160, cell: (row) => <PriceState waybill={row} /> },
  goDatetime: {
    width: 150,
    cell: ({ goDatetime }) => <span className="tf-number">{formatDateTime(goDatetime)}</span>,
  },
  captainName: 76,
})

/** States of waybills: on no settlement, on one that can still change, or on one that cannot. */
const STANDINGS = ['FREE', 'PENDING', 'SEALED'] as const
type Standing = (typeof STANDINGS)[number]
const standings: Record<Standing, WaybillFilter> = {
  FREE: { settled: false },
  PENDING: { settlementPending: true },
  SEALED: { settled: true, settlementPending: false },
}

type Choices = SettleWaybillChoicesQuery['projects']

const members = searchOf<WaybillFilter, Choices>()(
  waybillFilter,
  {
    no: { typed: narrow },
    settleNo: { typed: capitals },
    goDatetime: true,
    projectInfoId: { label: fields.projectName.label, choices: (projects) => namedOptions(projects ?? []) },
    captainName: true,
    payeeName: true,
    cardNos: { label: fields.cardNo.label, typed: capitals },
    garbageName: true,
    settleable: { label: fields.settleable.label },
    priceRejected: { label: texts.priceRejected },
    unpriced: { label: texts.unpriced },
    lackingPayee: { label: texts.lackingPayee },
  },
  { projectInfoId: 'projectId' },
)

type Members = typeof members extends Search<infer Values, WaybillFilter, Choices> ? Values : never

/** Index at which the search for the state is inserted, before that for flags. */
const AT = 8

const search: Search<Members & { standing?: Standing }, WaybillFilter, Choices> = {
  filters: { ...members.filters, standing: param.choice(STANDINGS) },
  fields: (projects) =>
    members.fields(projects).toSpliced(AT, 0, {
      name: 'standing',
      label: texts.standing,
      type: 'choice',
      options: enumOptions(STANDINGS, texts.standings),
    }),
  // Leaves out waybills on their way, which cannot be settled.
  toFilter: ({ standing, ...values }) => ({
    ...members.toFilter(values as Members),
    ...(standing && standings[standing]),
    status: ['UNLOADED'],
  }),
}

const NAMES = ['reprice', 'payee', 'settle', 'remove', 'reject', 'keep', 'void'] as const satisfies LineVerbName[]

const SettleDialog = ({ verb, rows, onClose, onDone }: DialogProps<SettleWaybill>) => (
  <TripDialog
    // Name of the verb.
    verb={lineVerbs[verb as LineVerbName]}
    trips={rows}
    words={tripTexts.settleWords}
    onClose={onClose}
    onChanged={onDone}
  />
)

const verbOf = (name: LineVerbName): Verb<SettleWaybill> => ({
  label: tripTexts.settleWords.verbs[name],
  permission: lineVerbs[name].permission,
  hides: true,
  against: (rows) => whyNot(name, rows),
  // Refused rows stay chosen, to be corrected and tried again.
  leaves: true,
  Dialog: SettleDialog,
})

const verbs: Verbs<SettleWaybill, LineVerbName> = {
  verbs: Object.fromEntries(NAMES.map((name) => [name, verbOf(name)])) as Record<LineVerbName, Verb<SettleWaybill>>,
  about: ({ no }) => no,
  inline: [],
  menu: tripTexts.rowMenu,
  width: 70,
  changes: ['Waybill', 'Settlement', 'Card', 'Receipt'],
}

const SettleMenu = ({ rows, ...size }: { rows: readonly SettleWaybill[]; size?: 'sm' }) => (
  <VerbMenu kind={verbs} rows={rows} verbs={NAMES} label={tripTexts.menu} {...size} />
)

/** Page around the list, in which numbers open the drawer. */
function Around({ children }: { children: ReactNode }) {
  return <OpenContext value={useDrawerParam('waybill').open}>{children}</OpenContext>
}

const settleWaybills = recordKind<SettleWaybill>()({
  texts,
  param: 'waybill',
  nameOf: ({ no }) => no,
  opens: 'cell',
  view: null,
  list: {
    id: 'settle-waybills',
    document: SettleWaybillsDocument,
    pick: (data) => data.waybills,
    columns,
    card: {
      state: 'priceRejectReason',
      facts: ['truckCode', 'projectName', 'settlePrice', 'payeeName', 'settleNo'],
      amount: 'receivable',
    },
    search,
    useChoices: () => useQuery(SettleWaybillChoicesDocument).data?.projects,
    sort: [{ field: 'GO_DATETIME', direction: 'DESC' }],
    exported: 'WAYBILLS',
    sums: [
      {
        ...fields.receivable,
        unit: texts.yuanUnit,
        total: ({ receivable }) => receivable,
        of: ({ receivable }) => receivable,
      },
    ],
    selectionSums: ['receivable'],
    selectsAll: true,
    Selected: SettleMenu,
  },
  Around,
  Drawer: ({ id, row, ...steps }: DrawerProps<SettleWaybill>) => (
    <WaybillDrawer id={id} actions={row && <SettleMenu rows={[row]} size="sm" />} {...steps} />
  ),
  verbs,
})

/** 结算运单: waybills that are settled or can be, with settle actions for each row. */
export default function SettleWaybillPage() {
  return <RecordListPage kind={settleWaybills} />
}
