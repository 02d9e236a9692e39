import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../../apollo/useCommand'
import { useDryRun } from '../../../../apollo/useDryRun'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { toast } from '../../../../ui/feedback/toastStore'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { ComboField } from '../../../../ui/form/choice-fields'
import { Form } from '../../../../ui/form/Form'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../card.module.css'
import { ReplaceCardDocument, type ReplaceCardMutation, SpareCardsDocument } from './base-card.generated'
import type { Card } from './setup'
import { texts } from './texts'

const { loss } = texts

/** 补卡: the card that replaces a lost one, and the trips that move to it. */
export default function ReplaceDialog({
  row: { cardNo, kind, replacedByNo },
  onClose,
  onDone,
}: DialogProps<Pick<Card, 'cardNo' | 'kind' | 'replacedByNo'>>) {
  const { run, running } = useCommand(ReplaceCardDocument)
  const spare = useQuery(SpareCardsDocument, {
    variables: { kind },
    skip: replacedByNo !== null,
    fetchPolicy: 'network-only',
  })
  const form = useServerForm({
    defaultValues: { replacementNo: replacedByNo ?? '' },
    onSubmit: async (values) => {
      const done = await run({ cardNo, replacementNo: numberOf(values), dryRun: false })
      if (!done) return false
      toast.success(done.replaced.message)
      onDone()
      onClose()
    },
  })
  const replacementNo = numberOf(form.methods.watch())
  const { told, refusal } = useDryRun(ReplaceCardDocument, replacementNo === '' ? null : { cardNo, replacementNo })
  const why = replacementNo === '' ? texts.fill : (refusal?.message ?? null)
  const footer = (
    <>
      <CancelButton unsaved={form.methods.formState.isDirty} safe onClose={onClose} />
      <Button type="submit" form={form.id} variant="solid" loading={running} disabledReason={why}>
        {texts.verbs.replaceLost}
      </Button>
    </>
  )
  return (
    <Modal
      open
      size="md"
      title={loss.replaceTitle}
      record={cardNo}
      inTitle
      footer={footer}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.about}>{replacedByNo === null ? loss.replaceAbout : loss.replaceAgain(replacedByNo)}</p>
      <Form form={form}>
        <ComboField
          name="replacementNo"
          label={loss.replacementNo}
          hint={replacedByNo === null ? loss.replacementHint(texts.kinds[kind]) : undefined}
          required
          disabled={replacedByNo !== null}
          suggestions={spare.data?.cards.records.map((one) => one.cardNo) ?? []}
        />
      </Form>
      <div className={css.preview} aria-live="polite">
        {refusal && <p role="alert">{refusal.message}</p>}
        {told && <Outcome {...told.replaced} />}
      </div>
    </Modal>
  )
}

const numberOf = ({ replacementNo }: { replacementNo: string }) => replacementNo.trim().toUpperCase()

function Outcome({ movedCount, lost, replacement }: ReplaceCardMutation['replaced']) {
  return (
    <ul className={css.outcome}>
      <li>{loss.moves(formatCount(movedCount))}</li>
      {[replacement, lost].map(({ id, cardNo, status }) => (
        <li key={id}>{loss.becomes(cardNo, texts.statuses[status])}</li>
      ))}
    </ul>
  )
}
