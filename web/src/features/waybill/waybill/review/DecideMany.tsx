import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import type { SelectedProps } from '../../../../kit/record/kind'
import { BatchResultDialog, type BatchRow } from '../../../../ui/feedback/BatchResultDialog'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextAreaField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { ApproveWaybillChangesDocument, RejectWaybillChangesDocument } from './review.generated'
import { isDecidable, type Review } from './rows'
import { texts } from './texts'

const { asked } = texts

const AUDIT = 'chain:companywaybill:audit'
const OPINION = 200

type Results = { id: string; ok: boolean; msg: string | null }[]

/** Reason why this person can decide none of the requests; null if he can decide at least one. */
function reasonAgainst(reviews: readonly Review[]): string | null {
  if (reviews.some(isDecidable)) return null
  return reviews.some(({ status }) => status === 'PENDING') ? texts.notYours : texts.decided
}

/** 通过 and 驳回 of selected open requests; refusals are shown row by row. */
export function DecideMany({ rows: reviews, onDone }: SelectedProps<Review>) {
  const approval = useCommand(ApproveWaybillChangesDocument)
  const [rejecting, setRejecting] = useState(false)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const ids = reviews.filter(isDecidable).map(({ id }) => id)
  const left = reviews.length - ids.length
  const disabledReason = reasonAgainst(reviews)

  const tell = (rows: Results, news: string) => {
    if (rows.every((row) => row.ok)) {
      toast.success(news)
      return onDone()
    }
    const numbers = new Map(reviews.map(({ id, waybillNo }) => [id, waybillNo]))
    setResults(rows.map(({ id, ok, msg }) => ({ key: id, label: numbers.get(id) ?? id, ok, message: msg })))
  }
  const approve = async (wanted: string[]) => {
    try {
      const done = await approval.run({ ids: wanted })
      if (done) tell(done.approveWaybillChanges, asked.approve.news)
    } catch (error) {
      toast.failure(error)
    }
  }
  const ask = async () => {
    const numbers = reviews.filter(({ id }) => ids.includes(id)).map(({ waybillNo }) => waybillNo)
    if (
      await confirm({
        title: asked.approve.title,
        content: left > 0 ? texts.approveSome(ids.length, left) : asked.approve.content,
        about: texts.approveAbout(numbers),
      })
    )
      await approve(ids)
  }
  const closeResults = () => {
    setResults(null)
    onDone()
  }
  return (
    <>
      <Button permission={AUDIT} disabledReason={disabledReason} onClick={() => setRejecting(true)}>
        {texts.reject}
      </Button>
      <Button
        variant="solid"
        permission={AUDIT}
        disabledReason={disabledReason}
        loading={approval.running}
        onClick={() => void ask()}
      >
        {texts.approve}
      </Button>
      {rejecting && (
        <RejectMany
          ids={ids}
          question={left > 0 ? texts.rejectSome(ids.length, left) : asked.reject.content}
          onTold={(rows) => tell(rows, asked.reject.news)}
          onClose={() => setRejecting(false)}
        />
      )}
      <BatchResultDialog title={texts.results} rows={results} onClose={closeResults} />
    </>
  )
}

interface RejectProps {
  ids: string[]
  question: string
  onTold: (rows: Results) => void
  onClose: () => void
}

function RejectMany({ ids, question, onTold, onClose }: RejectProps) {
  const { run } = useCommand(RejectWaybillChangesDocument)
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      const done = await run({ ids, reason: reason.trim() })
      if (!done) return false
      onClose()
      onTold(done.rejectWaybillChanges)
    },
  })
  return (
    <Modal
      open
      size="md"
      title={asked.reject.title}
      footer={<FormButtons form={form} submit={texts.reject} danger onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p>{question}</p>
      <Form form={form}>
        <TextAreaField
          name="reason"
          label={texts.opinion}
          required
          requiredMessage={texts.opinionNeeded}
          maxLength={OPINION}
        />
      </Form>
    </Modal>
  )
}
