import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { captainWordInputLengths as lengths } from '../../../../gql/fields/waybill.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { QuantityField } from '../../../../ui/form/choice-fields'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatDateTime } from '../../../../ui/format/date'
import { formatQuantity, type Quantity } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import looks from '../../../../ui/layout/looks.module.css'
import { Modal } from '../../../../ui/overlay/Modal'
import { fields } from '../rows'
import { type CaptainTripsQuery, ConfirmCaptainTripDocument } from './captain.generated'
import css from './captain.module.css'
import { texts } from './texts'

type Trip = CaptainTripsQuery['waybills']['records'][number]

const unitOf = ({ weightType }: Trip): string => fields.weightType.codes[weightType]

/** Asks what is wrong with a trip: a usual reason by a tap or another, and the quantity that it should have. */
function QuestionDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { run } = useCommand(ConfirmCaptainTripDocument)
  const form = useServerForm({
    defaultValues: { reason: '', weightTons: '' },
    onSubmit: async ({ reason, weightTons }) => {
      const weight = weightTons.trim() as Quantity | ''
      const word = weight ? { verdict: 'CORRECTED' as const, weightTons: weight } : { verdict: 'REFUSED' as const }
      if ((await run({ id: trip.id, input: { ...word, reason: reason.trim() } })) === null) return false
      toast.success(texts.questioned)
      onClose()
    },
  })
  const { methods } = form
  const usual = (reason: string) => methods.setValue('reason', reason, { shouldDirty: true, shouldValidate: true })
  return (
    <Modal
      open
      size="md"
      title={texts.questionTitle}
      record={trip.no}
      footer={<FormButtons form={form} onCancel={onClose} />}
      unsaved={methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.strong}>{[trip.truckCode, formatDateTime(trip.goDatetime), trip.projectName].join(' ')}</p>
      <p className={looks.outcome}>{texts.questionOutcome}</p>
      <div className={css.states}>
        {texts.reasons.map((reason) => (
          <Button key={reason} variant="outline" onClick={() => usual(reason)}>
            {reason}
          </Button>
        ))}
      </div>
      <Form form={form}>
        <TextField name="reason" label={texts.reason} required maxLength={lengths.reason} />
        <QuantityField name="weightTons" label={texts.weight(unitOf(trip))} />
      </Form>
    </Modal>
  )
}

/** Question of the captain about a trip, which he asks or takes back until the trip is settled. */
export function Question({ trip }: { trip: Trip }) {
  const [asking, setAsking] = useState(false)
  const { run, running } = useCommand(ConfirmCaptainTripDocument)
  const word = trip.confirmations.find(({ side, verdict }) => side === 'CAPTAIN' && verdict !== 'CONFIRMED')
  const isOpen = trip.settlementId === null && trip.status !== 'VOID'
  if (!isOpen && !word) return null
  const takeBack = async () => {
    if ((await run({ id: trip.id, input: { verdict: 'CONFIRMED' } })) !== null) toast.success(texts.withdrawn)
  }
  const weight = word?.weightTons ? `${formatQuantity(word.weightTons, trip.weightType)}${unitOf(trip)}` : null
  return (
    <p className={css.only}>
      <span>{word && texts.yourQuestion(word.reason ?? '', weight)}</span>
      {isOpen && (
        <button
          type="button"
          disabled={running}
          onClick={() => (word ? takeBack().catch(toast.failure) : setAsking(true))}
        >
          {word ? texts.settleQuestion : texts.question}
        </button>
      )}
      {asking && <QuestionDialog trip={trip} onClose={() => setAsking(false)} />}
    </p>
  )
}
