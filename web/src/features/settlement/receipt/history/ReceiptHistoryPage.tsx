import { useQuery } from '@apollo/client/react'
import { useMemo, useRef } from 'react'
import { MAX_SELECTED } from '../../../../apollo/everyRow'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import type { ReceiptSortField } from '../../../../gql/types.generated'
import { useViewer } from '../../../../shell/viewer'
import { cardOf } from '../../../../ui/data-table/cards/cardOf'
import { ListPage } from '../../../../ui/layout/ListPage'
import { LeftOutNote } from '../../../../ui/list/LeftOutNote'
import { MissingNumbers } from '../../../../ui/list/MissingNumbers'
import { useListState } from '../../../../ui/list/useListState'
import { useSelection } from '../../../../ui/list/useSelection'
import { SearchForm } from '../../../../ui/search-form/SearchForm'
import { ListTable } from '../../../view/list-table'
import { WaybillsDrawer } from '../../../waybill/waybill'
import { PayeeDialog } from '../../payee'
import { ReceiptDrawer } from '../drawer/ReceiptDrawer'
import { useReceiptDrawer } from '../drawer/useReceiptDrawer'
import { GenerationDialog } from '../generation/GenerationDialog'
import { ReceiptsDocument, ReceiptsFoundDocument } from '../receipt.generated'
import { useReturn } from '../useReturn'
import { card, receiptColumns, rowKey, rowName } from './columns'
import type { HistoryHandlers } from './HistoryActions'
import { HistorySelection } from './HistorySelection'
import { receiptList, searchFields, toFilter } from './receipts.list'
import { texts } from './texts'
import { useHistoryActions } from './useHistoryActions'
import { VoidDialog } from './VoidDialog'

function MissingReceipts({ giveCardNos = [] }: { giveCardNos?: string[] }) {
  const skip = giveCardNos.length === 0
  const { data } = useQuery(ReceiptsFoundDocument, { variables: { giveCardNos }, skip })
  const known = skip ? undefined : data?.receipts.records.map((receipt) => receipt.giveCardNo)
  return <MissingNumbers wanted={giveCardNos} known={known} title={texts.notFound} />
}

const isCounted = (receipt: { status: string }) => receipt.status !== 'VOIDED'

/** All handover receipts of the company (001 §2): printed again, settled, paid to somebody, or voided. */
export default function ReceiptHistoryPage() {
  const ofCaptain = useViewer().company === null
  const list = useListState<typeof receiptList.filters, ReceiptSortField>(receiptList)
  const variables = { filter: toFilter(list.filters), sort: list.sort, page: list.pageInput }
  const page = usePageQuery(ReceiptsDocument, variables, (data) => data.receipts)
  const selection = useSelection(rowKey)
  const drawer = useReceiptDrawer()
  const actions = useHistoryActions()
  useReturn(page.refetch)

  const latest = useRef({ ...actions, drawer })
  latest.current = { ...actions, drawer }
  const columns = useMemo(() => {
    const handlers: HistoryHandlers = {
      open: (receipt) => latest.current.drawer.open([receipt.giveCardNo]),
      print: (receipts) => latest.current.print(receipts),
      settle: (receipts) => latest.current.settle(receipts),
      setPayee: (receipts) => latest.current.setPayee(receipts),
      viewWaybills: (receipt) => latest.current.viewWaybills(receipt),
      void: (receipt) => latest.current.void(receipt),
    }
    return receiptColumns(handlers, ofCaptain)
  }, [ofCaptain])
  const changed = () => {
    selection.clear()
    page.refetch()
  }

  return (
    <ListPage
      title={texts.title}
      search={<SearchForm fields={searchFields} list={list} />}
      banner={<MissingReceipts giveCardNos={list.filters.giveCardNos} />}
    >
      <ListTable
        id="receipts"
        label={texts.title}
        columns={columns}
        card={cardOf(columns, card)}
        rowKey={rowKey}
        rowName={rowName}
        list={list}
        page={page}
        exported={{ list: 'RECEIPTS', filter: variables.filter }}
        selection={selection}
        disabledReason={(receipt) => receipt.notSelectableReason}
        isCounted={list.filters.status === undefined ? isCounted : undefined}
        sumsNote={<LeftOutNote count={page.summary?.leftOut} text={texts.leftOut} />}
        querySums={{ cardCount: page.summary?.cardCount, giveCardCnt: page.summary?.giveCardCnt }}
        selectionSums={[
          { label: texts.cards, kind: 'count', of: (receipt) => receipt.cardCount },
          { label: texts.waybills, kind: 'count', of: (receipt) => receipt.settleAbleCount },
        ]}
        loadAll={page.loadAll}
        selectLimit={MAX_SELECTED}
        selectionActions={<HistorySelection receipts={[...selection.rows.values()]} actions={actions} />}
        onOpen={(receipt) => drawer.open([receipt.giveCardNo])}
      />
      <ReceiptDrawer drawer={drawer} siblings={page.rows?.map(rowName)} />
      <WaybillsDrawer of={actions.waybillsOf} onClose={actions.closeWaybills} />
      <GenerationDialog source={actions.source} onClose={actions.closeAll} onGenerated={changed} />
      <PayeeDialog
        of={actions.payeeFor}
        onClose={(set) => {
          actions.closeAll()
          if (set) changed()
        }}
      />
      {actions.voiding && <VoidDialog receipt={actions.voiding} onClose={actions.closeAll} onVoided={changed} />}
    </ListPage>
  )
}
