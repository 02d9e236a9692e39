import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { type DialogProps, reasonAgainst } from '../../../kit/verbs/verb'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount, formatMoney, type Money, sumFigures } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import { Modal } from '../../../ui/overlay/Modal'
import { texts as common } from '../../../ui/texts'
import { ReleaseInvoiceClaimsDocument } from './invoice.generated'
import { InvoiceWaybills } from './looks'
import type { Invoice } from './rows'
import { texts } from './texts'

/** 发票运单: the waybills of an invoice, some or all of which can be released. */
export function WaybillsDialog({ row, onClose, onDone }: DialogProps<Invoice>) {
  const { id, invoiceSn, waybillCnt, claimedAmt } = row
  const { run, running } = useCommand(ReleaseInvoiceClaimsDocument)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Money>>(new Map())
  const isReleasable = reasonAgainst('release', row) === null
  const count = chosen.size || waybillCnt
  const amount = chosen.size > 0 ? sumFigures('money', chosen.values()) : claimedAmt
  const release = async () => {
    const about = texts.releaseAbout(invoiceSn, formatCount(count), formatMoney(amount))
    if (!(await confirm({ title: texts.verbs.release, content: texts.releaseQuestion, about }))) return
    try {
      if (!(await run({ id, waybillIds: chosen.size > 0 ? [...chosen.keys()] : null }))) return
      toast.success(texts.done)
      onDone()
      onClose()
    } catch (error) {
      toast.failure(error)
      onDone()
    }
  }
  return (
    <Modal
      open
      size="lg"
      title={texts.waybillsDialog}
      record={invoiceSn}
      inTitle
      footer={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          {isReleasable && (
            <Button variant="solid" loading={running} onClick={() => void release()}>
              {chosen.size > 0 ? texts.releaseChosen(formatCount(chosen.size)) : texts.releaseAll}
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      <InvoiceWaybills
        id={id}
        chosen={
          isReleasable
            ? {
                has: (waybillId) => chosen.has(waybillId),
                toggle: ({ waybillId, amt }) => {
                  const next = new Map(chosen)
                  if (!next.delete(waybillId)) next.set(waybillId, amt)
                  setChosen(next)
                },
              }
            : undefined
        }
      />
    </Modal>
  )
}
