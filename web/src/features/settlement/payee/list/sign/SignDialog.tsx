import { useCommand } from '../../../../../apollo/useCommand'
import type { DialogProps } from '../../../../../kit/verbs/verb'
import { toast } from '../../../../../ui/feedback/toastStore'
import { DayField } from '../../../../../ui/form/dates'
import { Form } from '../../../../../ui/form/Form'
import { FormButtons } from '../../../../../ui/form/FormButtons'
import { useServerForm } from '../../../../../ui/form/useServerForm'
import looks from '../../../../../ui/layout/looks.module.css'
import { Modal } from '../../../../../ui/overlay/Modal'
import { type BasePayeeRowFragment, SignPayeeDocument } from '../base-payee.generated'
import { texts } from '../texts'
import { ContractFileField } from './ContractFileField'

const { fields } = texts

/** 登记签约: the signed contract, its validity, and its file. */
export function SignDialog({ row: payee, onClose, onDone }: DialogProps<BasePayeeRowFragment>) {
  const { id, payeeName, bindingBankName, bindingBankNo, contractFrom, contractTo, contractUrl } = payee
  const { run } = useCommand(SignPayeeDocument)
  const form = useServerForm({
    defaultValues: {
      contractFrom: contractFrom ?? '',
      contractTo: contractTo ?? '',
      contractUrl: contractUrl ?? '',
    },
    onSubmit: async (values) => {
      const contract = {
        contractFrom: values.contractFrom || null,
        contractTo: values.contractTo || null,
        contractUrl: values.contractUrl || null,
      }
      if ((await run({ id, contract })) === null) return false
      toast.success(texts.signed)
      onDone()
      onClose()
    },
  })
  const endFault = (day: string) => {
    const from = form.methods.getValues('contractFrom')
    return from !== '' && day < from ? texts.backwards : null
  }
  return (
    <Modal
      open
      size="md"
      title={texts.signTitle}
      record={payeeName}
      footer={<FormButtons form={form} submit={texts.sign} permission="chain:payee:audit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.intro}>{texts.signAbout([bindingBankName, bindingBankNo].filter(Boolean).join(' '))}</p>
      <Form form={form} columns={2}>
        <DayField name="contractFrom" label={fields.contractFrom} hint={texts.daysHint} />
        <DayField name="contractTo" label={fields.contractTo} hint={texts.lastDayHint} validate={endFault} />
        <ContractFileField />
      </Form>
    </Modal>
  )
}
