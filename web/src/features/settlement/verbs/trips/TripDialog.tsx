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
import { Outcomes, type ShownOutcome } from '../preview/Outcomes'
import { Preview } from '../preview/Preview'
import { texts as previewTexts } from '../preview/texts'
import css from '../verbs.module.css'
import { becomes } from './becomes'
import { PayeeField } from './PayeeField'
import { texts, type Words } from './texts'
import { useTripVerb, type VerbValues } from './useTripVerb'
import type { LineVerb, LineVerbName, Trip } from './verbs'

const MAX_REASON = 200

interface Props {
  verb: LineVerb
  trips: readonly Trip[]
  words: Words
  onClose: () => void
  /** Called with the ids of the changed trips. */
  onChanged: (ids: readonly string[]) => void
}

function VerbField({ verb, trips }: Pick<Props, 'verb' | 'trips'>) {
  const unit = trips[0]?.weightType ?? 'TRUCK'
  if (verb.field === 'price') return <AmountField name="value" label={texts.price} unit={unit} required />
  if (verb.field === 'payee') return <PayeeField />
  if (verb.field === null) return null
  const { [verb.name]: label = texts.reasons.remove }: Partial<Record<LineVerbName, string>> = texts.reasons
  return <TextAreaField name="value" label={label} required={verb.required} maxLength={MAX_REASON} />
}

/** Dialog of a verb on chosen trips: its argument, its preview, and then the results row by row. */
export default function TripDialog({ verb, trips, words, onClose, onChanged }: Props) {
  const { seen, preview, apply, running } = useTripVerb(verb, trips)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const form = useServerForm<VerbValues>({
    defaultValues: { value: '', text: '' },
    onSubmit: async ({ value }) => {
      await preview(value)
      return false
    },
  })
  const [value, text] = useWatch({ control: form.methods.control, name: ['value', 'text'] })
  const dirty = form.methods.formState.isDirty
  // A reason does not change the result.
  const shown = seen && (verb.field === 'reason' || seen.value === value) ? seen : null
  const short = words.short[verb.name]
  const given = verb.field === 'payee' ? text : value

  useEffect(() => {
    if (!verb.required) preview('').catch((error: unknown) => toast.failure(error))
  }, [verb, preview])

  const perform = async (ids: readonly string[]) => {
    if (!(await form.methods.trigger())) return
    try {
      const rows = await apply(value, ids)
      if (!rows) return
      const good = rows.filter((row) => row.ok)
      if (good.length > 0) toast.success(texts.done(short, formatCount(good.length)))
      onChanged(good.map((row) => row.id))
      form.methods.reset({ value, text })
      if (good.length === rows.length) return onClose()
      setResults(rows.map(({ id, no, ok, msg }) => ({ key: id, label: no ?? id, ok, message: msg })))
    } catch (error) {
      toast.failure(error)
    }
  }
  const known = new Map(trips.map((trip) => [trip.id, trip]))
  const outcomes = (shown?.rows ?? []).flatMap((row): ShownOutcome[] => {
    const trip = known.get(row.id)
    if (!trip) return []
    const { before, after } = becomes(verb.name, trip, row, given)
    return [{ id: row.id, no: trip.no, before, after: row.ok ? after : null, msg: row.msg }]
  })
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
        title={words.verbs[verb.name]}
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
            <Outcomes caption={texts.no} rows={outcomes} />
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
