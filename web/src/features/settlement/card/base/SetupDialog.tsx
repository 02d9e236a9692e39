import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { useDryRun } from '../../../../apollo/useDryRun'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { BatchResultDialog } from '../../../../ui/feedback/BatchResultDialog'
import { toast } from '../../../../ui/feedback/toastStore'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { Form } from '../../../../ui/form/Form'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { Preview } from '../../verbs'
import css from '../card.module.css'
import { SetupFields } from './SetupFields'
import { type Card, documents, EMPTY, faredOf, inputOf, type SetupVerb, type Values } from './setup'
import { texts } from './texts'

/** Binds cards, moves them or sets their type: previews the result, then shows it card by card. */
export default function SetupDialog({ verb: name, rows: cards, onClose, onDone }: DialogProps<Card>) {
  // Name of the verb.
  const verb = name as SetupVerb
  const { run, running } = useCommand(documents[verb])
  const [results, setResults] = useState<ReturnType<typeof faredOf> | null>(null)
  const form = useServerForm<Values>({
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      const input = inputOf(verb, cards, values)
      const done = input && (await run({ input, dryRun: false }))
      if (!done) return false
      const { changed } = done
      if (changed.cards.length > 0) toast.success(texts.done(texts.verbs[verb], formatCount(changed.cards.length)))
      onDone()
      if (changed.refused.length === 0) onClose()
      else setResults(faredOf(changed))
    },
  })
  const input = inputOf(verb, cards, form.methods.watch())
  const { told, refusal } = useDryRun(documents[verb], input && { input })
  const rows = told ? faredOf(told.changed) : []
  const possible = rows.filter(({ ok }) => ok).length
  const why = input === null ? texts.fill : (refusal?.message ?? (told && possible === 0 ? texts.nothing : null))
  const footer = (
    <>
      <CancelButton unsaved={form.methods.formState.isDirty} onClose={onClose} />
      <Button type="submit" form={form.id} variant="solid" loading={running} disabledReason={why}>
        {told ? texts.apply(texts.verbs[verb], formatCount(possible)) : texts.verbs[verb]}
      </Button>
    </>
  )
  return (
    <>
      <Modal
        open={results === null}
        size="md"
        title={texts.titles[verb]}
        record={cards.length === 1 ? cards[0]?.cardNo : null}
        inTitle
        footer={footer}
        unsaved={form.methods.formState.isDirty}
        onClose={onClose}
      >
        <p className={css.about}>{texts.hints[verb]}</p>
        <Form form={form}>
          <SetupFields verb={verb} withSubs={cards.some(({ kind }) => kind === 'SUB')} />
        </Form>
        <div className={css.preview}>
          {refusal && <p role="alert">{refusal.message}</p>}
          {told && <Preview verb={texts.verbs[verb]} unit={texts.unit} rows={rows} />}
        </div>
      </Modal>
      <BatchResultDialog
        title={texts.results}
        rows={results?.map(({ id, no, ok, msg }) => ({ key: id, label: no ?? id, ok, message: msg })) ?? null}
        onClose={onClose}
      />
    </>
  )
}
