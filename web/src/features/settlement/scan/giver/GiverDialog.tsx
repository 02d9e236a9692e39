import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { cardGiverInputLengths } from '../../../../gql/fields/settlement.generated'
import { useViewer } from '../../../../shell/viewer'
import { toast } from '../../../../ui/feedback/toastStore'
import { ComboField } from '../../../../ui/form/choice-fields'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatCount } from '../../../../ui/format/decimal'
import { Modal } from '../../../../ui/overlay/Modal'
import type { ScannedCard } from '../columns'
import { RecentGiversDocument, SetCardGiversDocument } from '../scan.generated'
import { texts } from '../texts'
import { commonPayee, giverInput, giverValues } from './giver'
import { PayeeFields } from './PayeeFields'

/** Number of receipts that are searched for givers. */
const LAST = 100

/** Recent givers, last one first; empty until loaded. */
function useRecentGivers(): readonly string[] {
  const { data } = useQuery(RecentGiversDocument, { variables: { page: { size: LAST } } })
  return useMemo(
    () => [...new Set(data?.receipts.records.map(({ giveCardUserId }) => giveCardUserId).filter(Boolean))],
    [data],
  )
}

interface Props {
  cards: readonly ScannedCard[]
  onClose: () => void
}

/** Giver of cards and, where the company checks it, the payee. */
export function GiverDialog({ cards, onClose }: Props) {
  const payeeCheck = useViewer().company?.payeeCheck ?? false
  const givers = useRecentGivers()
  const command = useCommand(SetCardGiversDocument)
  const form = useServerForm({
    defaultValues: giverValues(cards),
    onSubmit: async (values) => {
      const done = await command.run({ input: cards.map((card) => giverInput(card.cardNo, values, payeeCheck)) })
      if (!done) return
      toast.success(texts.set)
      onClose()
    },
  })
  const [first] = cards
  const single = cards.length === 1 && first
  return (
    <Modal
      open
      title={single ? texts.setGiver : texts.setGivers}
      record={single ? first.cardNo : null}
      size="md"
      footer={<FormButtons form={form} submit={texts.confirm} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form}>
        <p>{single ? texts.giverOf(first.cardNo) : texts.giversOf(formatCount(cards.length))}</p>
        <ComboField
          name="giveCardUserId"
          label={texts.fields.giveCardUserId}
          required
          maxLength={cardGiverInputLengths.giveCardUserId}
          suggestions={givers}
        />
        {payeeCheck && <PayeeFields known={commonPayee(cards)} several={cards.length > 1} />}
      </Form>
    </Modal>
  )
}
