import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useChanged } from '../../../../apollo/refetchShowing'
import { cardFilter, cardFields as fields } from '../../../../gql/fields/settlement.generated'
import type { CardFilter } from '../../../../gql/types.generated'
import { columnsOf } from '../../../../kit/columns'
import { FactsOf } from '../../../../kit/facts'
import { type AddProps, type DrawerProps, recordKind } from '../../../../kit/record/kind'
import { RecordListPage } from '../../../../kit/record/RecordListPage'
import { useRecord } from '../../../../kit/record/useRecord'
import { searchOf } from '../../../../kit/search'
import { enumOptions } from '../../../../ui/form/options'
import { History } from '../../../../ui/history/History'
import { LuScanLine } from '../../../../ui/icons'
import { late } from '../../../../ui/late'
import { Button } from '../../../../ui/layout/Button'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { capitals } from '../../../../ui/list/params'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { usePermission } from '../../../../ui/permission/permission'
import { CardState, exactly } from '../looks'
import { BaseCardsDocument } from './base-card.generated'
import { type Card, card, KINDS } from './setup'
import { texts } from './texts'
import { CardMenus, verbs } from './verbs'

const ActivationDialog = late(() => import('./activation/ActivationDialog'))
const CreateDialog = late(() => import('./CreateDialog'))

/** A card, field by field. */
export const columns = columnsOf<Card>()(fields, {
  cardNo: { width: 170, pin: 'start', rowHeader: true },
  status: { width: 170, cell: (row) => <CardState card={row} /> },
  kind: { width: 80, cell: ({ kind }) => texts.kinds[kind] },
  cardType: 110,
  captainName: { width: 120, cell: ({ captainName }) => captainName ?? texts.unbound },
  parentCardNo: 170,
  batchNo: { width: 170, cell: ({ batchNo }) => <span className="tf-number">{batchNo}</span> },
  bindingDate: { width: 170, cell: ({ bindingDate }) => exactly(bindingDate) },
  waybillCount: { width: 100, unit: texts.tripsUnit },
  createTime: { width: 170, cell: ({ createTime }) => exactly(createTime) },
})

const search = searchOf<CardFilter>()(cardFilter, {
  cardNo: { typed: capitals },
  captainName: true,
  status: true,
  kind: { choices: () => enumOptions(KINDS, texts.kinds) },
  cardType: true,
  batchNo: { typed: capitals },
  bound: { label: fields.bound.label, ...texts.bound },
  lost: true,
  cardNos: { typed: capitals },
})

/** One card: its owner, its origin, and its changes. */
function CardDrawer({ id, ...steps }: DrawerProps) {
  const { latest: _, ...one } = useRecord(card, id)
  return (
    <DrawerGate {...one} title={texts.title} missing={texts.missing} onClose={steps.onClose}>
      {(row) => (
        <SideDrawer open width="640px" title={texts.title} record={row.cardNo} {...steps}>
          <RecordHead number={row.cardNo} state={<CardState card={row} />} about={row.captainName ?? texts.unbound}>
            <CardMenus rows={[row]} />
          </RecordHead>
          <FactsOf
            title={texts.basic}
            fields={fields}
            of={row}
            facts={[
              [fields.kind.label, texts.kinds[row.kind]],
              'cardType',
              [fields.captainName.label, row.captainName ?? texts.unbound],
              'parentCardNo',
              'bindingDate',
              'batchNo',
              'createTime',
              row.lostTime !== null && 'lostTime',
              row.lostTime !== null && [fields.lostReason.label, row.lostReason, true],
              row.lostTime !== null && 'replacedByNo',
            ]}
          />
          <History withBlanks changes={row.history} />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}

function Add({ onClose, onSaved }: AddProps<object>) {
  const navigate = useNavigate()
  return (
    <CreateDialog
      onClose={onClose}
      onMade={onSaved}
      onShow={(batchNo) => navigate(`?${new URLSearchParams({ batchNo })}`)}
    />
  )
}

const SCAN = 'scan'

function Toolbar() {
  const { open } = useDrawerParam(SCAN)
  if (!usePermission()('chain:card:edit')) return null
  return (
    <Button icon={<LuScanLine aria-hidden />} permission="chain:garbagecustomersales:edit" onClick={() => open('1')}>
      {texts.scan}
    </Button>
  )
}

const nothing = () => undefined

/** Page around the list with the activation of scanned cards, which has its own address. */
function Around({ children }: { children: ReactNode }) {
  const { value, close } = useDrawerParam(SCAN)
  const changed = useChanged(verbs.changes, nothing)
  return (
    <>
      {children}
      {value && <ActivationDialog onClose={close} onChanged={changed} />}
    </>
  )
}

const cards = recordKind<Card>()({
  texts: { ...texts, add: texts.create.verb },
  param: 'card',
  nameOf: ({ cardNo }) => cardNo,
  opens: 'button',
  list: {
    id: 'base-cards',
    document: BaseCardsDocument,
    pick: (data) => data.cards,
    columns,
    card: {
      state: 'status',
      facts: ['captainName', 'kind', 'cardType', 'parentCardNo', 'batchNo'],
      amount: 'waybillCount',
    },
    search,
    // Cards of a batch in the order of their numbers.
    sort: [
      { field: 'CREATE_TIME', direction: 'DESC' },
      { field: 'CARD_NO', direction: 'ASC' },
    ],
    exported: 'CARDS',
    sums: [
      {
        ...fields.waybillCount,
        unit: texts.tripsUnit,
        total: ({ waybillCount }) => waybillCount,
        of: ({ waybillCount }) => waybillCount,
      },
    ],
    selectionSums: [],
    selectsAll: true,
    Selected: CardMenus,
    Toolbar,
    beside: [SCAN],
  },
  Drawer: CardDrawer,
  Around,
  verbs,
  addPermission: 'chain:card:add',
  Add,
})

/** 结算卡: cards that the company has made, with their captains and verbs. */
export default function CardPage() {
  return <RecordListPage kind={cards} />
}
