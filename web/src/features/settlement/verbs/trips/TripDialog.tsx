import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { BatchResultDialog, type BatchRow } from '../../../../ui/feedback/BatchResultDialog'
import { toast } from '../../../../ui/feedback/toastStore'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { Form } from '../../../../ui/form/Form'
import { AmountField, TextAreaField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { Changes } from '../preview/Changes'
import { Preview } from '../preview/Preview'
import { texts as previewTexts } from '../preview/texts'
import { texts } from './texts'
import css from './trips.module.css'
import { useTripVerb } from './useTripVerb'
import type { LineVerb, Trip } from './verbs'

const MAX_REASON = 200

interface Props {
  verb: LineVerb
  trips: readonly Trip[]
  onClose: () => void
  /** Some of them were changed. */
  onChanged: () => void
}

function VerbField({ verb, trips }: Pick<Props, 'verb' | 'trips'>) {
  const unit = trips[0]?.weightType ?? 'TRUCK'
  if (verb.field === 'price') return <AmountField name="value" label={texts.price} unit={unit} required />
  if (verb.field === null) return null
  const label = verb.name === 'reject' ? texts.reasons.reject : texts.reasons.remove
  return <TextAreaField name="value" label={label} required={verb.required} maxLength={MAX_REASON} />
}

/** One verb on chosen trips: what goes along with it, what it would do, and then, row by row, what it did. */
export default function TripDialog({ verb, trips, onClose, onChanged }: Props) {
  const { seen, preview, apply, running } = useTripVerb(verb, trips)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const form = useServerForm({
    defaultValues: { value: '' },
    onSubmit: async ({ value }) => {
      await preview(value)
      return false
    },
  })
  const value = useWatch({ control: form.methods.control, name: 'value' })
  const dirty = form.methods.formState.isDirty
  // A reason says nothing about what is done.
  const shown = seen && (verb.field === 'reason' || seen.value === value) ? seen : null
  const short = texts.short[verb.name]

  useEffect(() => {
    if (!verb.required) preview('').catch((error: unknown) => toast.failure(error))
  }, [verb, preview])

  const perform = async (ids: readonly string[]) => {
    if (!(await form.methods.trigger())) return
    try {
      const done = await apply(value, ids)
      if (!done) return
      const good = done.rows.filter((row) => row.ok).length
      if (good > 0) toast.success(texts.done(short, formatCount(good)))
      onChanged()
      form.methods.reset({ value })
      if (good === done.rows.length) return onClose()
      setResults(done.rows.map(({ id, no, ok, msg }) => ({ key: id, label: no ?? id, ok, message: msg })))
    } catch (error) {
      toast.failure(error)
    }
  }
  const possible = shown?.rows.filter((row) => row.ok).length ?? 0
  const footer = (
    <>
      <CancelButton unsaved={dirty} safe={verb.danger} onClose={onClose} />
      {shown ? (
        <Button
          variant="solid"
          colorPalette={verb.danger ? 'red' : 'brand'}
          loading={running}
          disabledReason={possible > 0 ? null : previewTexts.nothing}
          onClick={() => void perform(trips.map(({ id }) => id))}
        >
          {texts.apply(short, formatCount(possible))}
        </Button>
      ) : (
        <Button type="submit" form={form.id} variant="solid" loading={form.submitting || running}>
          {previewTexts.preview}
        </Button>
      )}
    </>
  )
  return (
    <>
      <Modal
        open
        size="md"
        title={texts.verbs[verb.name]}
        record={trips.length === 1 ? trips[0]?.no : null}
        inTitle
        footer={footer}
        unsaved={dirty}
        onClose={onClose}
      >
        <p className={css.chosen}>
          <strong>{texts.chosen(formatCount(trips.length))}</strong>
          {texts.hints[verb.name]}
        </p>
        <Form form={form}>
          <VerbField verb={verb} trips={trips} />
        </Form>
        {running && !shown && <p role="status">{previewTexts.waiting}</p>}
        {shown && (
          <Preview verb={short} unit={texts.unit} rows={shown.rows}>
            <Changes changes={shown.changes} />
          </Preview>
        )}
      </Modal>
      <BatchResultDialog
        title={texts.results}
        rows={results}
        retrying={running}
        onRetry={(keys) => void perform(keys)}
        onClose={onClose}
      />
    </>
  )
}
