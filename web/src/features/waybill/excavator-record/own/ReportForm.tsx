import { type FormEvent, useId, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import {
  excavatorRecordFields as fields,
  excavatorRecordInputLengths as lengths,
} from '../../../../gql/fields/waybill.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { Button } from '../../../../ui/layout/Button'
import looks from '../../../../ui/layout/looks.module.css'
import { SubmitExcavatorRecordDocument, UpdateExcavatorRecordDocument } from '../form.generated'
import { durationOf, IN_TYPES, LEDGER_TYPES } from '../rows'
import { texts } from '../texts'
import { Amount } from './Amount'
import { Choice } from './Choice'
import { type Choices, type Draft, inputOf } from './draft'
import { OneOf } from './OneOf'
import css from './own.module.css'
import { TimeSteps } from './TimeSteps'
import { MINUTE, moved, type Span } from './times'

const { report } = texts

interface Props {
  choices: Choices
  /** First values. */
  start: Draft
  onDone: () => void
  /** Closes without changing the record. */
  onCancel: () => void
}

/** Report in few taps: likely values are filled in, and the button shows the duration. */
export function ReportForm({ choices, start, onDone, onCancel }: Props) {
  const [draft, setDraft] = useState(start)
  const [refused, setRefused] = useState<string[]>([])
  const { run: submit, running: submitting } = useCommand(SubmitExcavatorRecordDocument)
  const { run: update, running: updating } = useCommand(UpdateExcavatorRecordDocument)
  const [address, remark] = [useId(), useId()]
  const { record, span } = draft
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  const move = (end: keyof Span) => (by: number) => set({ span: moved(span, end, by, Date.now()) })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const input = inputOf(draft)
    try {
      const done = record ? await update({ id: record.id, version: record.version, input }) : await submit({ input })
      if (!done) return
      toast.success(texts.submitted)
      onDone()
    } catch (error) {
      const { fieldErrors, message } = toRequestError(error)
      setRefused(fieldErrors.length > 0 ? fieldErrors.map((field) => field.message) : [message])
    }
  }
  const machines = choices.machines.map(({ id, machineCode }) => ({ value: id, label: machineCode }))
  const projects = choices.projects.map(({ id, projectName }) => ({ value: id, label: projectName }))
  return (
    <form className={css.form} aria-label={record ? report.mend : report.title} onSubmit={(event) => void send(event)}>
      {record && <h2>{report.mend}</h2>}
      <OneOf
        label={texts.machine}
        options={machines}
        value={draft.machineId}
        onChoose={(machineId) => set({ machineId })}
      />
      <OneOf
        label={fields.projectName.label}
        options={projects}
        value={draft.projectInfoId}
        onChoose={(projectInfoId) => set({ projectInfoId })}
      />
      <TimeSteps label={fields.startDatetime.label} time={span.from} onMove={move('from')} />
      <TimeSteps label={fields.endDatetime.label} time={span.to} onMove={move('to')} />
      <Choice
        label={fields.inType.label}
        values={IN_TYPES}
        names={fields.inType.codes}
        value={draft.inType}
        onChoose={(inType) => set({ inType })}
      />
      <Choice
        label={fields.ledgerType.label}
        values={LEDGER_TYPES}
        names={fields.ledgerType.codes}
        value={draft.ledgerType}
        onChoose={(ledgerType) => set({ ledgerType })}
      />
      {draft.ledgerType === 'MEASURED' && (
        <Amount
          amount={draft.amount}
          unit={draft.unit}
          onAmount={(amount) => set({ amount })}
          onUnit={(unit) => set({ unit })}
        />
      )}
      <details className={css.details} open={record !== null}>
        <summary>{report.details}</summary>
        <label htmlFor={address}>{fields.address.label}</label>
        <input
          id={address}
          value={draft.address}
          maxLength={lengths.address}
          onChange={({ target }) => set({ address: target.value })}
        />
        <label htmlFor={remark}>{fields.ledgerRemark.label}</label>
        <textarea
          id={remark}
          rows={2}
          value={draft.ledgerRemark}
          maxLength={lengths.ledgerRemark}
          onChange={({ target }) => set({ ledgerRemark: target.value })}
        />
      </details>
      <div role="alert" className={looks.refused}>
        {refused.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <div className={css.send}>
        {record && <Button onClick={onCancel}>{report.cancel}</Button>}
        <Button type="submit" variant="solid" loading={submitting || updating}>
          {report.submit(durationOf((span.to - span.from) / MINUTE))}
        </Button>
      </div>
    </form>
  )
}
