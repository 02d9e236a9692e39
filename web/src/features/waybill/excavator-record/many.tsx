import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import type { SelectedProps } from '../../../kit/record/kind'
import { reasonAgainst } from '../../../kit/verbs/verb'
import { BatchResultDialog, type BatchRow } from '../../../ui/feedback/BatchResultDialog'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Button } from '../../../ui/layout/Button'
import { Modal } from '../../../ui/overlay/Modal'
import { AUDIT, aboutOf, type ExcavatorRecord } from './rows'
import { texts } from './texts'
import { ApproveExcavatorRecordsDocument, RejectExcavatorRecordsDocument } from './verbs.generated'

const NAMED = 5
const REASON = 200
type OfMany = 'approve' | 'reject'
type Records = readonly ExcavatorRecord[]

const waits = ({ auditStatus }: ExcavatorRecord) => auditStatus === 'SUBMITTED' || auditStatus === 'IN_APPROVAL'

const possible = (verb: OfMany, records: Records): ExcavatorRecord[] =>
  records.filter((record) => reasonAgainst(verb, record) === null)

/** Reason why none of the records can be decided; null if at least one can. */
function reasonAgainstAll(verb: OfMany, records: Records): string | null {
  if (possible(verb, records).length > 0) return null
  const first = verb === 'approve' ? records.find(waits) : records[0]
  return first ? reasonAgainst(verb, first) : texts.nothingWaits
}

/** Machines of the first records, and the number of others. */
function namesOf(records: Records): string {
  const names = records.slice(0, NAMED).map(({ machineCode }) => machineCode)
  return texts.manyAbout(names, records.length - names.length)
}

/** Results by id. */
function outcomesOf(results: readonly { id: string; ok: boolean; msg: string | null }[], records: Records): BatchRow[] {
  const named = new Map(records.map((record) => [record.id, aboutOf(record)]))
  return results.map(({ id, ok, msg }) => ({ key: id, label: named.get(id) ?? id, ok, message: msg }))
}

interface ReasonProps {
  records: Records
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

/** 批量驳回 with one reason, and 批量通过, of selected pending records; refusals are shown row by row. */
export function DecideMany({ rows: records, onDone }: SelectedProps<ExcavatorRecord>) {
  const { run, running } = useCommand(ApproveExcavatorRecordsDocument)
  const [rejecting, setRejecting] = useState<Records | null>(null)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const tell = (rows: BatchRow[], news: string) => {
    if (!rows.every(({ ok }) => ok)) return setResults(rows)
    toast.success(news)
    onDone()
  }
  const good = possible('approve', records)
  const left = records.length - good.length
  const approve = async () => {
    const about = (
      <>
        <p>{namesOf(good)}</p>
        <p>{texts.manyOutcome}</p>
      </>
    )
    const content = left > 0 ? texts.someQuestion(good.length, left) : texts.manyQuestion(good.length)
    if (!(await confirm({ title: texts.approveManyTitle, content, about }))) return
    try {
      const done = await run({ ids: good.map(({ id }) => id) })
      if (done) tell(outcomesOf(done.approveExcavatorRecords, good), texts.manyDone)
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <>
      <Button
        permission={AUDIT}
        disabledReason={reasonAgainstAll('reject', records)}
        onClick={() => setRejecting(possible('reject', records))}
      >
        {texts.rejectMany}
      </Button>
      <Button
        variant="solid"
        permission={AUDIT}
        disabledReason={reasonAgainstAll('approve', records)}
        loading={running}
        onClick={() => void approve()}
      >
        {texts.approveMany}
      </Button>
      {rejecting && (
        <ReasonDialog
          records={rejecting}
          onClose={() => setRejecting(null)}
          onTold={(rows) => {
            setRejecting(null)
            tell(rows, texts.manyRejected)
          }}
        />
      )}
      <BatchResultDialog
        title={texts.results}
        rows={results}
        onClose={() => {
          setResults(null)
          onDone()
        }}
      />
    </>
  )
}
