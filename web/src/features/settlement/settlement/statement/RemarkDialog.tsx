import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../../apollo/useCommand'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { StaleNote } from '../../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../../ui/form/change/useChangeForm'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextAreaField } from '../../../../ui/form/fields'
import { Modal } from '../../../../ui/overlay/Modal'
import type { Settlement } from '../rows'
import { texts } from '../texts'
import { StatementHeadDocument, UpdateSettlementRemarkDocument } from './statement.generated'

const MAX_REMARK = 200

type Remarked = Pick<Settlement, 'remark' | 'version'>

/** 修改备注: a change by another person meanwhile is shown, and never overwritten unseen. */
export default function RemarkDialog({ row, onClose, onDone }: DialogProps<Settlement>) {
  const { id, settleNo } = row
  const client = useApolloClient()
  const { run } = useCommand(UpdateSettlementRemarkDocument)
  const { form, stale } = useChangeForm<{ remark: string }, Remarked>({
    opened: row,
    valuesOf: ({ remark }) => ({ remark: remark ?? '' }),
    labels: { remark: texts.fields.remark },
    find: async () => {
      const asked = { query: StatementHeadDocument, variables: { id }, fetchPolicy: 'network-only' } as const
      return (await client.query(asked)).data?.settlement
    },
    save: ({ remark }, version) => run({ id, version, remark: remark.trim() || null }),
    onSaved: () => {
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      inTitle
      size="md"
      title={texts.editRemark}
      record={settleNo}
      footer={<FormButtons form={form} submit={texts.save} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <Form form={form}>
        <TextAreaField name="remark" label={texts.fields.remark} rows={3} maxLength={MAX_REMARK} />
      </Form>
    </Modal>
  )
}
