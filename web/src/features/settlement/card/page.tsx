import { useQuery } from '@apollo/client/react'
import { createContext, useContext, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { cardFilter, cardFields as fields } from '../../../gql/fields/settlement.generated'
import type { CardFilter } from '../../../gql/types.generated'
import { columnsOf } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { VerbMenu } from '../../../kit/verbs/VerbButtons'
import { PageSkeleton } from '../../../shell/tags/PageSkeleton'
import { useViewer } from '../../../shell/viewer'
import type { Column } from '../../../ui/data-table/types'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import {
  CaptainCardsDocument,
  type CaptainCardsQuery,
  LedgerDocument,
  LedgerHeadDocument,
  type LedgerQuery,
  type LedgerRowFragment as LedgerRow,
} from './card.generated'
import { CardState, exactly, type Head, LedgerHeader, Nothing } from './looks'
import { texts } from './texts'
import { texts as verbTexts } from './verbs/texts'
import { CARD_VERBS, cardVerbs, type VerbCard } from './verbs/verbs'

/** Ledger of a captain's card, with its number in a JSON `info`. */
const ledgerUrl = (cardNo: string) => `/scan/ledger?${new URLSearchParams({ info: JSON.stringify({ cardNo }) })}`

/** The waybills of one card. */
const cardWaybillsUrl = (cardNo: string) =>
  `/chain/business/companywaybill2?${new URLSearchParams({ statements: 'cardNo', cardNo })}`

/** Card in an address; null for none, undefined for an unreadable one. */
function readCardNo(params: URLSearchParams): string | null | undefined {
  const info = params.get('info')
  if (!info) return params.get('cardNo')?.trim() || null
  try {
    const value: unknown = JSON.parse(info)
    const cardNo = typeof value === 'object' && value !== null && 'cardNo' in value ? value.cardNo : undefined
    return (typeof cardNo === 'string' && cardNo.trim()) || undefined
  } catch {
    return undefined
  }
}

type CaptainCard = CaptainCardsQuery['cards']['records'][number]

/** The rows of one ledger. */
export const ledgerColumns = columnsOf<LedgerRow>()(fields, {
  cardNo: { width: 170, pin: 'start', rowHeader: true },
  kind: { width: 80, cell: ({ kind }) => texts.kinds[kind] },
  bindingDate: { width: 170, cell: ({ bindingDate }) => exactly(bindingDate) },
  status: { width: 170, cell: (row) => <CardState card={row} /> },
  waybillCount: { width: 110, unit: texts.tripsUnit },
  unsettledAmount: { width: 140, unit: texts.yuanUnit },
  settledAmount: 140,
  paidAmount: 140,
})

const allColumns = columnsOf<CaptainCard>()(fields, {
  cardNo: { width: 170, pin: 'start', rowHeader: true },
  captainName: 110,
  company: {
    header: fields.companyAuthName.label,
    width: 240,
    cell: ({ companyAuthName }) => companyAuthName,
  },
  bindingDate: { width: 170, cell: ({ bindingDate }) => exactly(bindingDate) },
  status: { width: 170, cell: (row) => <CardState card={row} /> },
  subCardCount: 90,
  totalWaybillCount: { width: 110, unit: texts.tripsUnit },
})

/** Captains' cards to choose from; a captain himself sees the company of each. */
export const captainColumns = (ofSeveralCompanies: boolean): readonly Column<CaptainCard>[] =>
  allColumns.filter(({ id }) => id !== (ofSeveralCompanies ? 'captainName' : 'company'))

// Search whose `cardNo` in the address names the open ledger.
const search = searchOf<CardFilter>()(
  cardFilter,
  { cardNo: true, captainName: true, status: true, bindingDate: true },
  { cardNo: 'no' },
)
const ledgerSearch = searchOf<CardFilter>()(
  cardFilter,
  { cardNo: true, status: true, bindingDate: true },
  { cardNo: 'no' },
)

const CardMenu = ({ rows }: { rows: readonly VerbCard[] }) => (
  <VerbMenu kind={cardVerbs} rows={rows} verbs={CARD_VERBS} label={verbTexts.menu} />
)
/** Captains only view their cards. */
const NOTHING_ELSE: typeof cardVerbs = { ...cardVerbs, of: () => [] }

const ChooseTitle = () => <strong>{texts.chooseTitle}</strong>

const captainCards = (ofCompany: boolean) =>
  recordKind<CaptainCard>()({
    texts: { title: texts.chooseTitle, empty: texts.empty },
    nameOf: ({ cardNo }) => cardNo,
    urlOf: ({ cardNo }) => ledgerUrl(cardNo),
    view: texts.ledger,
    list: {
      id: 'captain-cards',
      document: CaptainCardsDocument,
      pick: (data) => data.cards,
      columns: captainColumns(!ofCompany),
      card: {
        state: 'status',
        facts: ['captainName', 'company', 'bindingDate', 'subCardCount'],
        amount: 'totalWaybillCount',
      },
      search: {
        ...search,
        // Searching by the captain is useless for the captain himself.
        fields: () => search.fields(undefined).filter(({ name }) => ofCompany || name !== 'captainName'),
        // A card without a captain has no ledger.
        toFilter: (values) => ({ ...search.toFilter(values), kind: 'CAPTAIN', bound: true }),
      },
      sort: [{ field: 'BINDING_DATE', direction: 'DESC' }],
      exported: 'CARDS',
      Toolbar: ChooseTitle,
      ...(ofCompany ? { selectionSums: [], Selected: CardMenu } : {}),
    },
    verbs: ofCompany ? cardVerbs : NOTHING_ELSE,
  })

const [cardsOfCompany, cardsOfCaptain] = [captainCards(true), captainCards(false)]

type Summary = LedgerQuery['cards']['summary']
const sum = (name: keyof Summary & keyof typeof fields & keyof LedgerRow, unit: string) => ({
  ...fields[name],
  unit,
  total: (summary: Summary) => summary[name],
  of: (row: LedgerRow) => row[name],
})

interface SubCard {
  id: string
  cardNo: string
}

/** The ledger that is open. */
const LedgerContext = createContext<{ head: Head; sub: SubCard | undefined } | null>(null)

function LedgerBanner() {
  const { company } = useViewer()
  const shown = useContext(LedgerContext)
  return shown && <LedgerHeader head={shown.head} sub={shown.sub} withCompany={!company} />
}

const ledgerOf = (head: Head, sub: SubCard | undefined, ofCompany: boolean) =>
  recordKind<LedgerRow>()({
    texts: { title: texts.title, empty: texts.empty },
    nameOf: ({ cardNo }) => cardNo,
    urlOf: ({ waybillCount, cardNo }) => (waybillCount > 0 ? cardWaybillsUrl(cardNo) : null),
    view: texts.detail,
    list: {
      id: 'card-ledger',
      document: LedgerDocument,
      pick: (data) => data.cards,
      columns: ledgerColumns,
      card: {
        state: 'status',
        facts: ['kind', 'bindingDate', 'waybillCount', 'settledAmount', 'paidAmount'],
        amount: 'unsettledAmount',
      },
      search: {
        ...ledgerSearch,
        toFilter: (values) => ({ ...ledgerSearch.toFilter(values), parentCardNo: head.cardNo }),
      },
      sort: [{ field: 'BINDING_DATE', direction: 'DESC' }],
      exported: 'CARDS',
      sums: [
        sum('waybillCount', texts.tripsUnit),
        sum('unsettledAmount', texts.yuanUnit),
        sum('settledAmount', texts.yuanUnit),
        sum('paidAmount', texts.yuanUnit),
      ],
      subject: 'cardNo',
      beside: ['info'],
      ...(sub ? { flash: new Set([sub.id]) } : {}),
      ...(ofCompany ? { selectionSums: ['waybillCount', 'unsettledAmount'], Selected: CardMenu } : {}),
      Banner: LedgerBanner,
    },
    verbs: {
      ...(ofCompany ? cardVerbs : NOTHING_ELSE),
      viewPermission: 'chain:companywaybill:get',
      width: 110,
      changes: ['Card'],
    },
  })

function LedgerTable({ head, sub }: { head: Head; sub: SubCard | undefined }) {
  const ofCompany = useViewer().company !== null
  const kind = useMemo(() => ledgerOf(head, sub, ofCompany), [head, sub, ofCompany])
  const shown = useMemo(() => ({ head, sub }), [head, sub])
  return (
    <LedgerContext value={shown}>
      <RecordListPage kind={kind} />
    </LedgerContext>
  )
}

/** Ledger of a captain's card; for a sub-card that of its captain's card. */
function Ledger({ cardNo, sub }: { cardNo: string; sub?: SubCard }) {
  const { data, error, refetch } = useQuery(LedgerHeadDocument, { variables: { cardNo } })
  if (error && !data) {
    // A failed retry is reported as `error`.
    return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!data) return <PageSkeleton />
  const head = data.card
  if (!head) return <Nothing title={texts.missing(cardNo)} />
  if (head.parentCardNo && !sub) return <Ledger cardNo={head.parentCardNo} sub={head} />
  return <LedgerTable head={head} sub={sub} />
}

/** Card ledger: of the card in the address, or a choice of captains' cards. */
export default function LedgerPage() {
  const [params] = useSearchParams()
  const { company } = useViewer()
  const cardNo = readCardNo(params)
  if (cardNo === undefined) return <Nothing title={texts.linkUnreadable} />
  if (cardNo === null) return <RecordListPage kind={company ? cardsOfCompany : cardsOfCaptain} />
  return <Ledger key={cardNo} cardNo={cardNo} />
}
