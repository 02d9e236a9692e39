import { useCallback, useMemo, useRef, useState } from 'react'
import { useDownload } from '../../../apollo/useDownload'
import type { SettlementSourceInput } from '../../../gql/types.generated'
import { useViewer } from '../../../shell/viewer'
import { CardedTable } from '../../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../../ui/data-table/cards/cardOf'
import { formatCount } from '../../../ui/format/decimal'
import { ListPage } from '../../../ui/layout/ListPage'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { usePermission } from '../../../ui/permission/permission'
import { texts as uiTexts } from '../../../ui/texts'
import { useStoredSetting } from '../../../ui/theme/storageScope'
import { ExportMenu } from '../../export/export-task'
import { GenerationDialog, ReceiptDrawer, useReturn } from '../receipt'
import { type Reading, readPaste } from './box/cardNumbers'
import { ScanBox } from './box/ScanBox'
import { useScanFocus } from './box/useScanFocus'
import { card, notSelectable, rowKey, type ScannedCard, scanColumns } from './columns'
import { GiverDialog } from './giver/GiverDialog'
import { RefusedCards } from './queue/RefusedCards'
import { ScanStatus } from './queue/ScanStatus'
import { useScanNews } from './queue/useScanNews'
import { useScanQueue } from './queue/useScanQueue'
import { ScanToolbar } from './ScanToolbar'
import css from './scan.module.css'
import { texts } from './texts'
import { useCardRemoval } from './useCardRemoval'
import { useScanList } from './useScanList'

const PATH = '/chain/companysettle/exportWaybillsByCardNoExcel'
/** Most numbers in an address; more go into the body. */
const MAX_IN_ADDRESS = 200

/** Arguments of a download of some cards' waybills as an Excel file. */
function waybillsOf(cards: readonly string[]): [url: string, init: RequestInit, name: string] {
  const cardNos = cards.join(',')
  if (cards.length <= MAX_IN_ADDRESS) return [`${PATH}?${new URLSearchParams({ cardNos })}`, {}, texts.fileName]
  return [PATH, { method: 'POST', body: JSON.stringify({ cardNos }) }, texts.fileName]
}

const soundOn = { sound: true }

/** Page for scanning cards into the clerk's list, setting their giver, and making receipts of them. */
export default function ScanPage() {
  const input = useRef<HTMLInputElement>(null)
  const doubled = useRef<string[]>([])
  const payeeCheck = useViewer().company?.payeeCheck ?? false
  const may = usePermission()
  const canScan = may('chain:garbagecustomersales:add')
  const download = useDownload()
  const [{ sound }, storeSound] = useStoredSetting('scan', soundOn)
  const [giverFor, setGiverFor] = useState<ScannedCard[] | null>(null)
  const [source, setSource] = useState<SettlementSourceInput | null>(null)
  const { queue, state } = useScanQueue()
  const list = useScanList()
  const drawer = useDrawerParam('receipt')
  const removal = useCardRemoval(list.refetch)
  useReturn(list.refetch)

  const { news, flash } = useScanNews({
    last: state.last,
    sound,
    takeDoubled: () => doubled.current.splice(0),
    onAnswered: list.refetch,
    undo: removal.undo,
  })
  const read = useCallback(
    (reading: Reading) => {
      doubled.current.push(...reading.doubled)
      if (canScan) queue.add(reading.cardNos)
    },
    [queue, canScan],
  )
  useScanFocus(input, (text) => read(readPaste(text)))

  const handlers = useRef({ remove: removal.remove, openReceipt: drawer.open })
  handlers.current = { remove: removal.remove, openReceipt: drawer.open }
  const columns = useMemo(
    () =>
      scanColumns(payeeCheck, {
        setGiver: setGiverFor,
        remove: (card) => void handlers.current.remove(card),
        openReceipt: (giveCardNo) => handlers.current.openReceipt(giveCardNo),
      }),
    [payeeCheck],
  )

  const exported = list.selected.length ? list.selected : (list.rows ?? [])
  const waybills = {
    value: 'waybills',
    label: texts.exportWaybills(formatCount(exported.length)),
    disabledReason: may('chain:companywaybill:get')
      ? exported.length
        ? null
        : texts.nothingToExport
      : uiTexts.noPermission,
    onSelect: () => void download.run(...waybillsOf(exported.map(({ cardNo }) => cardNo))),
  }
  const scanner = (
    <div className={css.scanner}>
      <ScanBox
        input={input}
        tone={news?.tone ?? null}
        sound={sound}
        disabledReason={canScan ? null : texts.boxForbidden}
        onRead={read}
        onSound={(on) => storeSound({ sound: on })}
      />
      <ScanStatus state={state} news={news} onResume={() => queue.resume()} />
    </div>
  )
  return (
    <ListPage title={texts.title} search={scanner}>
      <CardedTable
        id="scan"
        label={texts.list}
        columns={columns}
        card={cardOf(columns, card)}
        rows={list.rows}
        rowKey={rowKey}
        loading={list.loading}
        error={list.error}
        onRetry={list.refetch}
        selection={list.selection}
        disabledReason={notSelectable}
        selectionSums={[{ label: texts.waybills, kind: 'count', of: (card) => card.settleAbleCount }]}
        flash={flash}
        emptyText={canScan ? texts.empty : texts.emptyForReaders}
        tools={(table) => (
          <ExportMenu
            list="SCANNED_CARDS"
            beside={[waybills]}
            table={table}
            filter={{}}
            total={list.rows?.length ?? 0}
            selected={list.selected.map(({ id }) => id)}
          />
        )}
        toolbar={
          <ScanToolbar
            selected={list.selected}
            onSetGivers={setGiverFor}
            onSettle={(cards) => setSource({ cardNos: cards.map((card) => card.cardNo) })}
            onGenerated={(giveCardNos) => {
              list.refetch()
              drawer.open(giveCardNos.join())
            }}
          />
        }
      />
      <RefusedCards rows={state.refused} onDismiss={(ids) => queue.dismiss(ids)} onAgain={(row) => queue.again(row)} />
      {giverFor && <GiverDialog cards={giverFor} onClose={() => setGiverFor(null)} />}
      {source && <GenerationDialog source={source} onClose={() => setSource(null)} onGenerated={list.refetch} />}
      {drawer.value && <ReceiptDrawer id={drawer.value} onClose={drawer.close} />}
    </ListPage>
  )
}
