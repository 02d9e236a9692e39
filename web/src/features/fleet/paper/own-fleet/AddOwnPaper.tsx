import { useCommand } from '../../../../apollo/useCommand'
import { fleetPaperFields as fields } from '../../../../gql/fields/fleet.generated'
import type { FleetPaperKind } from '../../../../gql/types.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Modal } from '../../../../ui/overlay/Modal'
import { changedPaper, PaperFields } from '../form'
import { AddFleetPaperDocument } from '../paper.generated'
import { texts } from './texts'

export interface Holder {
  id: string
  name: string
  isTruck: boolean
}

interface Props {
  holder: Holder
  kind: FleetPaperKind
  onClose: () => void
  onDone: () => void
}

/** First paper of a kind, of one of the captain's trucks or drivers. */
export function AddOwnPaper({ holder: { id, name, isTruck }, kind, onClose, onDone }: Props) {
  const { run } = useCommand(AddFleetPaperDocument)
  const form = useServerForm({
    defaultValues: changedPaper.empty,
    onSubmit: async (given) => {
      const { validUntil, ...input } = changedPaper.inputOf(given)
      const holder = isTruck ? { truckId: id } : { driverId: id }
      if ((await run({ input: { ...input, ...holder, kind, validUntil: validUntil ?? '' } })) === null) return false
      toast.success(texts.added)
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.addTitle(fields.kind.codes[kind])}
      record={name}
      footer={<FormButtons form={form} submit={texts.submit} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form} columns={2}>
        <PaperFields />
      </Form>
    </Modal>
  )
}
