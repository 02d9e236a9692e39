import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { EDIT, type ExcavatorRecord } from '../rows'
import { texts } from '../texts'
import { ExcavatorFormDocument, SubmitExcavatorRecordDocument, UpdateExcavatorRecordDocument } from './form.generated'
import { RecordFields } from './RecordFields'
import { emptyValues, inputOf, type Values, valuesOf } from './values'

interface Props {
  /** What is mended; a new report without it. */
  record: ExcavatorRecord | null
  onClose: () => void
  onSaved: () => void
}

/** 上报工时 for an operator, or mending what waits or was rejected. */
export function RecordForm({ record, onClose, onSaved }: Props) {
  const { data, error, refetch } = useQuery(ExcavatorFormDocument, { fetchPolicy: 'network-only' })
  const { run: submit } = useCommand(SubmitExcavatorRecordDocument)
  const { run: update } = useCommand(UpdateExcavatorRecordDocument)
  const [defaultValues] = useState(() => (record ? valuesOf(record) : emptyValues))
  const form = useServerForm<Values>({
    defaultValues,
    onSubmit: async (values) => {
      const input = inputOf(values)
      const done = record ? await update({ id: record.id, version: record.version, input }) : await submit({ input })
      if (!done) return false
      toast.success(texts.submitted)
      onSaved()
      onClose()
    },
  })
  const choices = data?.excavatorForm
  return (
    <SideDrawer
      open
      width="640px"
      title={record ? texts.edit : texts.add}
      record={record?.machineCode}
      inTitle
      footer={
        choices && (
          <FormButtons
            form={form}
            submit={record ? texts.resubmit : texts.submit}
            permission={EDIT}
            onCancel={onClose}
          />
        )
      }
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {/* A failed second try comes back as `error`. */}
      {error && !choices && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!choices && <div aria-busy={!error} />}
      {choices && (
        <Form form={form} columns={2}>
          <RecordFields choices={choices} />
        </Form>
      )}
    </SideDrawer>
  )
}
