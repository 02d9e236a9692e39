import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { anomalyFields, handleAnomaliesInputLengths } from '../../../gql/fields/waybill.generated'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextAreaField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import {
  type AnomalyOutcomeFragment,
  AnomalyReasonsDocument,
  ClearAnomaliesDocument,
  ConfirmAnomaliesDocument,
} from './anomaly.generated'
import css from './anomaly.module.css'
import type { Anomaly } from './rows'
import { texts } from './texts'
import type { Asked } from './useHandling'

/** Text about the result for several flags, from a dry run. */
function usePreview({ verb, anomalies }: Asked, reason: string | undefined): string | null {
  const [confirm] = useMutation(ConfirmAnomaliesDocument, { fetchPolicy: 'no-cache' })
  const [clear] = useMutation(ClearAnomaliesDocument, { fetchPolicy: 'no-cache' })
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (anomalies.length < 2 || !reason) return
    const variables = { input: { ids: anomalies.map(({ id }) => id), reason }, dryRun: true }
    const asked =
      verb === 'confirm'
        ? confirm({ variables }).then(({ data }) => data?.confirmAnomalies)
        : clear({ variables }).then(({ data }) => data?.clearAnomalies)
    asked
      .then((outcome) => outcome && setPreview(texts.preview(outcome.done, outcome.refused)))
      // Without a preview the person sees the result only afterwards.
      .catch(() => setPreview(null))
  }, [verb, anomalies, reason, confirm, clear])
  return preview
}

interface Props extends Asked {
  onClose: () => void
  onDone: (outcome: AnomalyOutcomeFragment, anomalies: readonly Anomaly[]) => void
}

/** Asks for the reason of a decision, on one flag or on thousands. */
export function ReasonDialog({ verb, anomalies, onClose, onDone }: Props) {
  const { data } = useQuery(AnomalyReasonsDocument, { variables: { name: `anomaly_${verb}` } })
  const { run: confirm } = useCommand(ConfirmAnomaliesDocument)
  const { run: clear } = useCommand(ClearAnomaliesDocument)
  const form = useServerForm({
    defaultValues: { reason: '', note: '' },
    onSubmit: async ({ reason, note }) => {
      const variables = {
        input: { ids: anomalies.map(({ id }) => id), reason, note: note.trim() || null },
        dryRun: false,
      }
      const outcome =
        verb === 'confirm' ? (await confirm(variables))?.confirmAnomalies : (await clear(variables))?.clearAnomalies
      if (outcome) onDone(outcome, anomalies)
    },
  })
  const reasons = data?.dictionary ?? []
  const preview = usePreview({ verb, anomalies }, reasons.find(({ itemValue }) => itemValue !== '9')?.itemValue)
  const [only] = anomalies.length === 1 ? anomalies : []
  const title = verb === 'confirm' ? texts.confirmTitle : texts.clearTitle
  return (
    <Modal
      open
      size="md"
      title={title(anomalies.length)}
      record={only?.no}
      footer={<FormButtons form={form} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {only && (
        <p className={css.evidence}>
          {only.no}：{only.evidence}
        </p>
      )}
      <p className={looks.intro} role="status">
        {preview && `${preview}。`}
        {verb === 'confirm' ? texts.confirmHint : texts.clearHint}
      </p>
      <Form form={form}>
        <SelectField
          name="reason"
          label={anomalyFields.reason.label}
          required
          options={reasons.map(({ itemName, itemValue }) => ({ value: itemValue, label: itemName }))}
        />
        <TextAreaField name="note" label={anomalyFields.note.label} maxLength={handleAnomaliesInputLengths.note} />
      </Form>
    </Modal>
  )
}
