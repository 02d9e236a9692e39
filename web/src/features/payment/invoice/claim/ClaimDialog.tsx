import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { BatchResultDialog, type BatchRow } from '../../../../ui/feedback/BatchResultDialog'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { toast } from '../../../../ui/feedback/toastStore'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { formatCount, formatMoney, subtractMoney } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import looks from '../../../../ui/layout/looks.module.css'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../../payments.module.css'
import { aboutOf, type Invoice } from '../rows'
import { texts } from '../texts'
import { type Chosen, inputOf, MAX_ROWS, sumOf } from './chosen'
import { ClaimableSettlementsDocument, ClaimInvoicesDocument } from './claim.generated'
import { SettlementChoice } from './SettlementChoice'

/** 认领运单: settlements of the payee as a whole or waybill by waybill, beside the open amount of the invoice. */
export function ClaimDialog({ row, onClose, onDone }: DialogProps<Invoice>) {
  const { id, invoiceSn } = row
  const { data, error, refetch } = useQuery(ClaimableSettlementsDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const { run, running } = useCommand(ClaimInvoicesDocument)
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const settlements = data?.invoice?.claimableSettlements
  const left = data?.invoice?.leftAmt ?? row.leftAmt
  const sum = sumOf(chosen, settlements ?? [])
  const rest = subtractMoney(left, sum)
  const overdrawn = rest.startsWith('-') ? texts.overdrawn(formatMoney(left)) : null
  const tooMany = chosen.size > MAX_ROWS ? texts.tooMany(MAX_ROWS) : null
  const refusal = chosen.size === 0 ? texts.nothingChosen : (tooMany ?? overdrawn)

  const claim = async () => {
    const numbers = [...chosen.keys()].map(
      (settlementId) => settlements?.find((one) => one.settlementId === settlementId)?.settleNo ?? settlementId,
    )
    try {
      const done = await run({ input: inputOf(id, chosen) })
      if (!done) return
      setResults(
        done.claimed.map(({ ok, msg, waybillCnt, amt }, at) => ({
          key: numbers[at] ?? String(at),
          label: numbers[at] ?? '',
          ok,
          message: ok ? texts.claimed(formatCount(waybillCnt), formatMoney(amt)) : msg,
        })),
      )
      if (done.claimed.every(({ ok }) => ok)) toast.success(texts.done)
      onDone()
    } catch (failure) {
      toast.failure(failure)
      onDone()
    }
  }

  return (
    <>
      <Modal
        open={results === null}
        size="lg"
        title={texts.claimTitle}
        record={invoiceSn}
        footer={
          <>
            <div role="status" className={css.standing}>
              <dl className={css.claimSums}>
                <div>
                  <dt>{texts.claimable}</dt>
                  <dd className="tf-number">{formatMoney(left)}</dd>
                </div>
                <div>
                  <dt>{texts.chosenSum}</dt>
                  <dd className="tf-number">{formatMoney(sum)}</dd>
                </div>
                <div data-fault={overdrawn !== null}>
                  <dt>{texts.leftAfter}</dt>
                  <dd className="tf-number">{formatMoney(rest)}</dd>
                </div>
              </dl>
            </div>
            <CancelButton unsaved={chosen.size > 0} onClose={onClose} />
            <Button variant="solid" loading={running} disabledReason={refusal} onClick={() => void claim()}>
              {texts.verbs.claim}
            </Button>
          </>
        }
        unsaved={chosen.size > 0 && results === null}
        onClose={onClose}
      >
        <p className={looks.strong}>{aboutOf(row)}</p>
        {error && (
          // A failed retry is reported as `error`.
          <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
        )}
        {settlements?.length === 0 && <p className={css.hint}>{texts.nothingToClaim}</p>}
        {settlements && settlements.length > 0 && (
          <>
            <p className={css.hint}>{texts.claimHint}</p>
            <ul className={css.claimSettlements} aria-label={texts.settlementGroup}>
              {settlements.map((settlement) => (
                <SettlementChoice
                  key={settlement.settlementId}
                  invoiceId={id}
                  settlement={settlement}
                  chosen={chosen}
                  onChange={setChosen}
                />
              ))}
            </ul>
          </>
        )}
        {overdrawn && (
          <p className={css.claimFault} role="alert">
            {overdrawn}
          </p>
        )}
      </Modal>
      <BatchResultDialog title={texts.claimResult} rows={results} onClose={onClose} />
    </>
  )
}
