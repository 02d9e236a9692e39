import { useId, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { BatchResultDialog, type BatchRow } from '../../../ui/feedback/BatchResultDialog'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import { Modal } from '../../../ui/overlay/Modal'
import { PayeeCombobox } from './PayeeCombobox'
import { PayeeFacts } from './PayeeFacts'
import { SetPayeesDocument } from './payee.generated'
import { whyNotReady } from './readiness'
import { texts } from './texts'
import { useBatchRows } from './useBatchRows'
import type { Payee } from './usePayeeSearch'

interface Props {
  /** The waybills to be paid to somebody; null keeps the dialog closed. */
  waybillIds: readonly string[] | null
  /** `changed` tells whether any waybill has got its payee. */
  onClose: (changed: boolean) => void
}

function PayeeForm({ waybillIds, onClose }: { waybillIds: readonly string[]; onClose: Props['onClose'] }) {
  const formId = useId()
  const [text, setText] = useState('')
  const [payee, setPayee] = useState<Payee | null>(null)
  const [asked, setAsked] = useState(false)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const [changed, setChanged] = useState(false)
  const command = useCommand(SetPayeesDocument)
  const rowsOf = useBatchRows()
  const reason = payee && whyNotReady(payee)

  const set = async (ids: readonly string[]) => {
    setAsked(true)
    if (!payee || reason) return
    try {
      const answer = await command.run({ input: ids.map((id) => ({ id, payeeId: payee.payeeId })) })
      if (!answer) return
      const { setPayees } = answer
      const some = changed || setPayees.some((row) => row.ok)
      setChanged(some)
      if (setPayees.some((row) => !row.ok)) return setResults(await rowsOf(setPayees))
      setResults(null)
      toast.success(texts.done)
      onClose(some)
    } catch (error) {
      toast.failure(error)
    }
  }

  const footer = (
    <>
      <Button onClick={() => onClose(changed)}>{texts.cancel}</Button>
      <Button type="submit" form={formId} variant="solid" loading={command.running} disabledReason={reason}>
        {texts.submit}
      </Button>
    </>
  )
  return (
    <>
      <Modal open title={texts.title} size="md" footer={footer} onClose={() => onClose(changed)}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void set(waybillIds)
          }}
        >
          <p>{texts.waybills(formatCount(waybillIds.length))}</p>
          <PayeeCombobox
            label={texts.payee}
            text={text}
            chosen={payee !== null}
            error={asked && !payee ? texts.choose : undefined}
            onType={(typed) => {
              setText(typed)
              setPayee(null)
            }}
            onChoose={(chosen) => {
              setText(chosen.payeeName)
              setPayee(chosen)
            }}
          />
          <PayeeFacts payee={payee} />
        </form>
      </Modal>
      <BatchResultDialog
        title={texts.results}
        rows={results}
        retrying={command.running}
        onRetry={(ids) => void set(ids)}
        onClose={() => {
          setResults(null)
          onClose(changed)
        }}
      />
    </>
  )
}

/** Who is paid for some waybills (000 §5): a payee with a signed contract, a bank number and a bank name. */
export function PayeeDialog({ waybillIds, onClose }: Props) {
  return waybillIds && <PayeeForm waybillIds={waybillIds} onClose={onClose} />
}
