import { useCommand } from '../../../apollo/useCommand'
import { fleetPaperFields as fields } from '../../../gql/fields/fleet.generated'
import type { FleetPaperRenewalInput } from '../../../gql/types.generated'
import { entry, valuesFor } from '../../../kit/form/values'
import type { DialogProps } from '../../../kit/verbs/verb'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { nameOf, PaperFields } from './form'
import { type FleetPaperRowFragment, RenewFleetPaperDocument } from './paper.generated'
import { texts } from './texts'

const values = valuesFor<FleetPaperRenewalInput>()({
  number: entry.optionalText,
  validFrom: entry.optionalText,
  validUntil: entry.text,
  pictureUrl: entry.optionalText,
  remark: entry.optionalText,
})

/** 换证: the paper that takes the place of one that ran out, or will. Its number is mostly that of the former one. */
export function RenewDialog({
  row: paper,
  onClose,
  onDone,
}: Pick<DialogProps<FleetPaperRowFragment>, 'row' | 'onClose' | 'onDone'>) {
  const { run } = useCommand(RenewFleetPaperDocument)
  const { id, version, number, remark, validUntil } = paper
  const form = useServerForm({
    defaultValues: { ...values.empty, number: number ?? '', remark: remark ?? '' },
    onSubmit: async (given) => {
      if ((await run({ id, version, input: values.inputOf(given) })) === null) return false
      toast.success(texts.renewed)
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.renewTitle(fields.kind.codes[paper.kind])}
      record={nameOf(paper)}
      footer={<FormButtons form={form} submit={texts.renewSubmit} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.intro}>{texts.renewAbout(validUntil)}</p>
      <Form form={form} columns={2}>
        <PaperFields after={validUntil} />
      </Form>
    </Modal>
  )
}
