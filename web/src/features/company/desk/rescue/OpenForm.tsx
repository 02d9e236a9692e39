import { useChanged } from '../../../../apollo/refetchShowing'
import { useCommand } from '../../../../apollo/useCommand'
import { administratorRescueFields as fields } from '../../../../gql/fields/company.generated'
import type { RescueLoss } from '../../../../gql/types.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { SelectField } from '../../../../ui/form/choice-fields'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextAreaField, TextField } from '../../../../ui/form/fields'
import { enumOptions } from '../../../../ui/form/options'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../desk.module.css'
import { ProofField } from './ProofField'
import { OpenRescueDocument, type RescueCandidateQuery } from './rescue.generated'
import { texts } from './texts'

const REASON = 500
const MOBILE_LENGTH = 20
const RESCUES = ['AdministratorRescue'] as const

interface Props {
  company: { id: string; companyName: string }
  candidate: RescueCandidateQuery['rescueCandidate'] & { memberId: string }
  onClose: () => void
}

/** Form of an application: the lost means, the new phone, the reason, and proofs. */
export function OpenForm({ company, candidate, onClose }: Props) {
  const { memberId, userName, mobile, secondFactor } = candidate
  const { run } = useCommand(OpenRescueDocument)
  const changed = useChanged(RESCUES, onClose)
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
      changed()
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
        <SelectField name="loss" label={fields.loss.label} required options={enumOptions(losses, fields.loss.codes)} />
        {loss !== 'FACTOR' && (
          <TextField
            name="newMobile"
            label={fields.newMobile.label}
            type="tel"
            inputMode="tel"
            required
            hint={texts.newMobileHint}
            maxLength={MOBILE_LENGTH}
          />
        )}
        <TextAreaField
          name="reason"
          label={fields.reason.label}
          required
          wide
          hint={texts.reasonHint}
          maxLength={REASON}
        />
        <ProofField />
      </Form>
    </Modal>
  )
}
