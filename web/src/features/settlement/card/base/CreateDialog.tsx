import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../../apollo/useCommand'
import { createCardsInputLengths as lengths } from '../../../../gql/fields/settlement.generated'
import type { CardKind, CardType } from '../../../../gql/types.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { CountField } from '../../../../ui/form/CountField'
import { SelectField } from '../../../../ui/form/choice-fields'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { enumOptions } from '../../../../ui/form/options'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatCount } from '../../../../ui/format/decimal'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../card.module.css'
import { CardSeriesDocument, CreateCardsDocument } from './base-card.generated'
import { KINDS, TYPES } from './setup'
import { texts } from './texts'

interface Props {
  onClose: () => void
  onMade: () => void
  /** Opens the cards of a batch. */
  onShow: (batchNo: string) => void
}

/** Most cards of a batch, and most digits after a prefix. */
const MOST = 1000
const DIGITS = 10

/** 制卡: number of cards, and their numbers. */
export default function CreateDialog({ onClose, onMade, onShow }: Props) {
  const { create, fields } = texts
  const { run } = useCommand(CreateCardsDocument)
  const series = useQuery(CardSeriesDocument, { fetchPolicy: 'network-only' }).data?.cardSeries ?? []
  const form = useServerForm({
    defaultValues: { prefix: '', digits: '', count: '', kind: 'CAPTAIN', cardType: 'PURCHASE' },
    onSubmit: async ({ prefix, digits, count, kind, cardType }) => {
      const made = await run({
        input: {
          prefix: prefix.trim(),
          digits: digits === '' ? null : Number(digits),
          count: Number(count),
          kind: kind as CardKind,
          cardType: cardType as CardType,
        },
      })
      if (!made) return false
      const { cardCount, firstNo, lastNo, batchNo } = made.createCards
      toast.success(create.done(formatCount(cardCount), firstNo, lastNo), {
        action: { label: create.show, run: () => onShow(batchNo) },
      })
      onMade()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={create.title}
      inTitle
      footer={<FormButtons form={form} submit={create.verb} permission="chain:card:add" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.about}>{create.about}</p>
      <Form form={form} columns={2}>
        <TextField
          name="prefix"
          label={create.prefix}
          required
          maxLength={lengths.prefix}
          hint={create.prefixHint}
          wide
        />
        <CountField name="count" label={create.count} required most={MOST} />
        <CountField name="digits" label={create.digits} most={DIGITS} hint={create.digitsHint} />
        <SelectField name="kind" label={fields.kind} required options={enumOptions(KINDS, texts.kinds)} />
        <SelectField name="cardType" label={fields.cardType} required options={enumOptions(TYPES, texts.types)} />
      </Form>
      {series.length > 0 && (
        <ul className={css.series}>
          {series.map(({ prefix, nextNo }) => (
            <li key={prefix} className="tf-number">
              {create.series(prefix, nextNo)}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
