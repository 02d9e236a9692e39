import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCommand } from '../../../../apollo/useCommand'
import { BatchResultDialog, type BatchRow } from '../../../../ui/feedback/BatchResultDialog'
import { toast } from '../../../../ui/feedback/toastStore'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { SelectField } from '../../../../ui/form/choice-fields'
import { Form } from '../../../../ui/form/Form'
import { AmountField, TextAreaField, TextField } from '../../../../ui/form/fields'
import { enumOptions } from '../../../../ui/form/options'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatCount } from '../../../../ui/format/decimal'
import { typedMoney } from '../../../../ui/format/typed'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../../waybill.module.css'
import { useUndo } from '../edit/useUndo'
import { fields, SHIFTS, type Waybill } from '../rows'
import type { BatchOutcomeFragment } from './batch.generated'
import type { BatchInput, Kind } from './kinds'
import { Preview } from './Preview'
import { texts } from './texts'

const SHORT = 40
const REMARK = 200
const shifts = enumOptions(SHIFTS, fields.inShiftType.codes)

/** Field of a batch; an empty one empties the field of every waybill. */
function BatchField({ kind: { control, label } }: { kind: Kind }) {
  const props = { name: 'value', label, hint: texts.clears }
  switch (control) {
    case 'money':
      return <AmountField {...props} />
    case 'shift':
      return <SelectField {...props} options={shifts} />
    case 'long':
      return <TextAreaField {...props} maxLength={REMARK} />
    case 'text':
      return <TextField {...props} maxLength={SHORT} />
  }
}

interface Props {
  kind: Kind
  waybills: readonly Waybill[]
  onClose: () => void
  /** Called when waybills were changed. */
  onChanged: () => void
}

/** Dialog for one field of many waybills: the value, its preview, and then the results row by row. */
export function BatchDialog({ kind, waybills, onClose, onChanged }: Props) {
  const { run, running } = useCommand(kind.document)
  const news = useUndo(onChanged)
  const [preview, setPreview] = useState<{ value: string; outcome: BatchOutcomeFragment } | null>(null)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const numbers = new Map(waybills.map(({ id, no }) => [id, no]))

  const rowsFor = (value: string, ids?: readonly string[]): BatchInput[] => {
    const set = { [kind.field]: kind.control === 'money' ? typedMoney(value) : value.trim() || null }
    // A second try of failed rows has no version: the person has read why they failed.
    if (ids) return ids.map((id) => ({ id, ...set }))
    return waybills.map(({ id, version }) => ({ id, version, ...set }))
  }
  const form = useServerForm({
    defaultValues: { value: '' },
    onSubmit: async ({ value }) => {
      const done = await run({ input: rowsFor(value), dryRun: true })
      if (done) setPreview({ value, outcome: done.batch })
      return false
    },
  })
  const value = useWatch({ control: form.methods.control, name: 'value' })
  const seen = preview?.value === value ? preview.outcome : null

  const apply = async (ids?: readonly string[]) => {
    try {
      const done = await run({ input: rowsFor(value, ids), dryRun: false })
      if (!done) return
      const { changedCount, refusedCount, changeSetId, rows } = done.batch
      if (changedCount > 0) news(texts.saved(formatCount(changedCount)), changeSetId)
      onChanged()
      form.methods.reset({ value })
      if (refusedCount === 0) return onClose()
      setResults(rows.map(({ id, ok, msg }) => ({ key: id, label: numbers.get(id) ?? id, ok, message: msg })))
    } catch (error) {
      toast.failure(error)
    }
  }
  const footer = (
    <>
      <CancelButton unsaved={form.methods.formState.isDirty} onClose={onClose} />
      {seen ? (
        <Button
          variant="solid"
          loading={running}
          disabledReason={seen.changedCount > 0 ? null : texts.nothing}
          onClick={() => void apply()}
        >
          {texts.apply(formatCount(seen.changedCount))}
        </Button>
      ) : (
        <Button type="submit" form={form.id} variant="solid" loading={form.submitting}>
          {texts.preview}
        </Button>
      )}
    </>
  )
  return (
    <>
      <Modal
        open
        size="md"
        title={`${texts.menu}${kind.label}`}
        footer={footer}
        unsaved={form.methods.formState.isDirty}
        onClose={onClose}
      >
        <p className={css.selected}>{texts.selected(formatCount(waybills.length))}</p>
        <Form form={form}>
          <BatchField kind={kind} />
        </Form>
        {seen && <Preview outcome={seen} kind={kind} numbers={numbers} />}
      </Modal>
      <BatchResultDialog
        title={texts.results}
        rows={results}
        retrying={running}
        onRetry={(keys) => void apply(keys)}
        onClose={onClose}
      />
    </>
  )
}
