import { useCommand } from '../../../../apollo/useCommand'
import type { RescueLoss } from '../../../../gql/types.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { SelectField } from '../../../../ui/form/choice-fields'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextAreaField, TextField } from '../../../../ui/form/fields'
import { enumOptions } from '../../../../ui/form/options'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Modal } from '../../../../ui/overlay/Modal'
import { ProofField } from './ProofField'
import { OpenRescueDocument, type RescueCandidateQuery } from './rescue.generated'
import css from './rescue.module.css'
import { texts } from './texts'

const REASON = 500
const MOBILE_LENGTH = 20
const { fields } = texts

interface Props {
  company: { id: string; companyName: string }
  candidate: RescueCandidateQuery['rescueCandidate'] & { memberId: string }
  onClose: () => void
}

/** The application itself: what was lost, the new phone, the reason, and papers. */
export function OpenForm({ company, candidate, onClose }: Props) {
  const { memberId, userName, mobile, secondFactor } = candidate
  const { run } = useCommand(OpenRescueDocument, { refetchQueries: ['Rescues'] })
  const losses: RescueLoss[] = secondFactor ? ['PHONE', 'FACTOR', 'BOTH'] : ['PHONE']
  const form = useServerForm({
    defaultValues: {
      loss: (secondFactor ? '' : 'PHONE') as RescueLoss | '',
      newMobile: '',
      reason: '',
      proofUrls: [] as string[],
    },
    onSubmit: async ({ loss, newMobile, reason, proofUrls }) => {
      if (loss === '') return false
      const phone = loss === 'FACTOR' ? null : newMobile.trim()
      const input = { companyAuthId: company.id, memberId, loss, newMobile: phone, reason: reason.trim(), proofUrls }
      if ((await run({ input })) === null) return false
      toast.success(texts.opened)
      onClose()
    },
  })
  const loss = form.methods.watch('loss')
  return (
    <Modal
      open
      size="lg"
      title={texts.openTitle}
      record={company.companyName}
      inTitle
      footer={<FormButtons form={form} submit={texts.openSubmit} permission="platform:rescue:add" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.note}>{texts.openIntro}</p>
      <p className={css.candidate}>
        {texts.candidate(userName ?? '', mobile ?? '')}
        {'，'}
        {secondFactor ? texts.hasFactor : texts.withoutFactor}
      </p>
      <Form form={form} columns={2}>
        <SelectField name="loss" label={fields.loss} required options={enumOptions(losses, texts.losses)} />
        {loss !== 'FACTOR' && (
          <TextField
            name="newMobile"
            label={fields.newMobile}
            type="tel"
            inputMode="tel"
            required
            hint={texts.newMobileHint}
            maxLength={MOBILE_LENGTH}
          />
        )}
        <TextAreaField name="reason" label={fields.reason} required wide hint={texts.reasonHint} maxLength={REASON} />
        <ProofField />
      </Form>
    </Modal>
  )
}
