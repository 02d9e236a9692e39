import { useState } from 'react'
import { useDownload } from '../../../../apollo/useDownload'
import type { SettlementSourceInput } from '../../../../gql/types.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import type { PaidFor } from '../../payee'
import { pdfOf } from '../documents'
import type { ReceiptRow } from './columns'
import { texts } from './texts'
import { useSettleSource } from './useSettleSource'
import { useWaybillsToPay } from './useWaybillsToPay'

/** Printing, settling, paying and voiding of receipts: what is under way, and the dialogs that belong to it. */
export function useHistoryActions() {
  const waybillsToPay = useWaybillsToPay()
  const settleSource = useSettleSource()
  const download = useDownload()
  const [seeking, setSeeking] = useState(false)
  const [source, setSource] = useState<SettlementSourceInput | null>(null)
  const [payeeFor, setPayeeFor] = useState<PaidFor | null>(null)
  const [voiding, setVoiding] = useState<ReceiptRow | null>(null)
  const waybills = useDrawerParam('waybills')

  const setPayee = async (receipts: readonly ReceiptRow[]) => {
    setSeeking(true)
    try {
      const ids = await waybillsToPay(receipts)
      if (ids.length) setPayeeFor({ waybillIds: ids })
      else toast.info(texts.allPaid)
    } catch (error) {
      toast.failure(error)
    } finally {
      setSeeking(false)
    }
  }
  return {
    printing: download.running,
    seeking,
    source,
    payeeFor,
    voiding,
    waybillsOf: waybills.value ? { giveCardNo: waybills.value } : null,
    closeWaybills: waybills.close,
    print: (receipts: readonly ReceiptRow[]) => void download.run(...pdfOf(receipts.map((row) => row.giveCardNo))),
    settle: (receipts: readonly ReceiptRow[]) =>
      void settleSource(receipts).then(setSource, (error: unknown) => toast.failure(error)),
    setPayee: (receipts: readonly ReceiptRow[]) => void setPayee(receipts),
    viewWaybills: ({ giveCardNo }: ReceiptRow) => waybills.open(giveCardNo),
    void: setVoiding,
    closeAll: () => {
      setSource(null)
      setPayeeFor(null)
      setVoiding(null)
    },
  }
}
