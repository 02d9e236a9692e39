import { useCommand } from '../../../../apollo/useCommand'
import { useDryRun } from '../../../../apollo/useDryRun'
import { baseDataMergeInputLengths as lengths } from '../../../../gql/lengths.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { SelectField } from '../../../../ui/form/choice-fields'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Modal } from '../../../../ui/overlay/Modal'
import { Goes } from './Goes'
import type { MergeChoices, MergeDocument, Named } from './kind'
import { texts } from './texts'

interface Props {
  what: string
  dropped: Named
  permission: string
  document: MergeDocument
  useChoices: (name: string) => MergeChoices | undefined
  onClose: () => void
  onDone: () => void
}

/** 合并: which row one that stands twice goes into, what that changes, and why. */
export function MergeDialog({ what, dropped, permission, document, useChoices, onClose, onDone }: Props) {
  const { id, name } = dropped
  const { run } = useCommand(document)
  const form = useServerForm({
    defaultValues: { keepId: '', reason: '' },
    onSubmit: async ({ keepId, reason }) => {
      const done = await run({ input: { keepId, dropId: id, reason: reason.trim() }, dryRun: false })
      if (!done) return false
      toast.success(texts.merged(name, done.merge.keptName))
      onDone()
      onClose()
    },
  })
  const keepId = form.methods.watch('keepId')
  const tried = keepId ? { input: { keepId, dropId: id, reason: texts.merge } } : null
  const { told, refusal } = useDryRun(document, tried)
  return (
    <Modal
      open
      size="md"
      title={texts.title(what)}
      record={name}
      inTitle
      footer={<FormButtons form={form} danger submit={texts.merge} permission={permission} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form}>
        <SelectField
          name="keepId"
          label={texts.into}
          required
          hint={texts.intoHint}
          options={optionsOf(useChoices(name), id)}
        />
        <TextField name="reason" label={texts.reason} required maxLength={lengths.reason} />
      </Form>
      <Goes name={name} merge={told?.merge} refusal={refusal?.message} />
    </Modal>
  )
}

/** Those that are called alike come first; the row itself is none of them. */
function optionsOf(choices: MergeChoices | undefined, own: string): { value: string; label: string }[] {
  const rows = [...(choices?.alike.records ?? []), ...(choices?.all.records ?? [])].filter(({ id }) => id !== own)
  return [...new Map(rows.map((row) => [row.id, row])).values()].map(({ id, name, about }) => ({
    value: id,
    label: about ? texts.choice(name, about) : name,
  }))
}
