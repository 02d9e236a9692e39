import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { BatchResultDialog, type BatchRow } from '../../../../ui/feedback/BatchResultDialog'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { AUDIT, type ExcavatorRecord } from '../rows'
import { texts } from '../texts'
import { namesOf, outcomesOf, possible, reasonAgainstAll } from './many'
import { RejectExcavatorRecordsDocument } from './verbs.generated'

const REASON = 200

interface Props {
  records: readonly ExcavatorRecord[]
  onDecided: () => void
}

/** 批量驳回 of those selected, for one reason; what was refused is told row by row. */
export function RejectMany({ records, onDecided }: Props) {
  const [asked, setAsked] = useState<readonly ExcavatorRecord[] | null>(null)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const told = (rows: BatchRow[]) => {
    setAsked(null)
    if (!rows.every(({ ok }) => ok)) return setResults(rows)
    toast.success(texts.manyRejected)
    onDecided()
  }
  const closeResults = () => {
    setResults(null)
    onDecided()
  }
  return (
    <>
      <Button
        permission={AUDIT}
        disabledReason={reasonAgainstAll('reject', records)}
        onClick={() => setAsked(possible('reject', records))}
      >
        {texts.rejectMany}
      </Button>
      {asked && <ReasonDialog records={asked} onClose={() => setAsked(null)} onTold={told} />}
      <BatchResultDialog title={texts.results} rows={results} onClose={closeResults} />
    </>
  )
}

interface ReasonProps {
  records: readonly ExcavatorRecord[]
  onClose: () => void
  onTold: (rows: BatchRow[]) => void
}

function ReasonDialog({ records, onClose, onTold }: ReasonProps) {
  const { run } = useCommand(RejectExcavatorRecordsDocument)
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      const done = await run({ ids: records.map(({ id }) => id), reason: reason.trim() })
      if (!done) return false
      onTold(outcomesOf(done.rejectExcavatorRecords, records))
    },
  })
  const hasApproved = records.some(({ auditStatus }) => auditStatus === 'APPROVED')
  return (
    <Modal
      open
      role="alertdialog"
      size="md"
      title={texts.rejectManyTitle(records.length)}
      footer={<FormButtons form={form} submit={texts.verbs.reject} danger onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p>{namesOf(records)}</p>
      <p>{hasApproved ? texts.rejectManyApproved : texts.rejectOutcome}</p>
      <Form form={form}>
        <TextField name="reason" label={texts.rejectReason} required maxLength={REASON} />
      </Form>
    </Modal>
  )
}
