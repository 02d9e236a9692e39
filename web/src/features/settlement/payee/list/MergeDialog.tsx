import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useCommand } from '../../../../apollo/useCommand'
import { mergePayeesInputLengths as lengths } from '../../../../gql/fields/settlement.generated'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import looks from '../../../../ui/layout/looks.module.css'
import { Modal } from '../../../../ui/overlay/Modal'
import { PayeeCombobox } from '../PayeeCombobox'
import { type BasePayeeRowFragment, MergePayeesDocument } from './base-payee.generated'
import { texts } from './texts'

/** 合并: the payee to merge into, and the reason. */
export function MergeDialog({ row, onClose, onDone }: DialogProps<BasePayeeRowFragment>) {
  const { id, payeeName, bindingBankNo } = row
  const { run } = useCommand(MergePayeesDocument)
  const [text, setText] = useState('')
  const form = useServerForm({
    defaultValues: { keepId: '', reason: '' },
    onSubmit: async ({ keepId, reason }) => {
      const done = await run({ input: { keepId, dropId: id, reason: reason.trim() } })
      if (!done) return false
      toast.success(texts.merged(payeeName, done.mergePayees.payeeName))
      onDone()
      onClose()
    },
  })
  const validate = (keepId: string) => {
    if (!keepId) return texts.mergeMissing
    return keepId !== id || texts.mergeSelf
  }
  return (
    <Modal
      open
      size="md"
      title={texts.mergeTitle}
      record={`${payeeName} ${bindingBankNo}`}
      footer={<FormButtons form={form} danger submit={texts.merge} permission="chain:payee:audit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.intro}>{texts.mergeAbout(payeeName)}</p>
      <Form form={form}>
        <Controller
          control={form.methods.control}
          name="keepId"
          rules={{ validate }}
          render={({ field, fieldState }) => (
            <PayeeCombobox
              label={texts.mergeInto}
              text={text}
              chosen={field.value !== ''}
              {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
              onType={(typed) => {
                setText(typed)
                field.onChange('')
              }}
              onChoose={(payee) => {
                setText(`${payee.payeeName} ${payee.bindingBankNo}`)
                field.onChange(payee.payeeId)
              }}
              onBlur={field.onBlur}
            />
          )}
        />
        <TextField name="reason" label={texts.mergeReason} required maxLength={lengths.reason} />
      </Form>
    </Modal>
  )
}
