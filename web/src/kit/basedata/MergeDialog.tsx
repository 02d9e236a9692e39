import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../apollo/useCommand'
import { useDryRun } from '../../apollo/useDryRun'
import { baseDataMergeInputLengths as lengths } from '../../gql/fields/basedata.generated'
import type { BaseDataMergeInput } from '../../gql/types.generated'
import { toast } from '../../ui/feedback/toastStore'
import { SelectField } from '../../ui/form/choice-fields'
import { Form } from '../../ui/form/Form'
import { FormButtons } from '../../ui/form/FormButtons'
import { TextField } from '../../ui/form/fields'
import { useServerForm } from '../../ui/form/useServerForm'
import { Modal } from '../../ui/overlay/Modal'
import css from './basedata.module.css'
import type { MergeOutcomeFragment as Merge } from './merge.generated'
import { mergeTexts as texts } from './texts'

interface Choice {
  id: string
  name: string
  /** Facts that distinguish it from others with its name. */
  about?: string | null
}

/** Rows in use to merge into: those with a similar name, and all. */
interface Choices {
  alike: { records: readonly Choice[] }
  all: { records: readonly Choice[] }
}

/** Merge of one kind of base data: its mutation with a field `merge`, and the query of the rows to merge into. */
export interface Merging {
  document: TypedDocumentNode<
    { merge: Merge },
    { input: BaseDataMergeInput; dryRun: boolean; idempotencyKey?: string | null | undefined }
  >
  choices: TypedDocumentNode<Choices, { name: string }>
}

interface Props extends Merging {
  what: string
  permission: string
  dropped: { id: string; name: string }
  onClose: () => void
  onDone: () => void
}

/** 合并: the row to merge into, the effects, and the reason. */
export function MergeDialog({ what, permission, dropped, document, choices, onClose, onDone }: Props) {
  const { id, name } = dropped
  const { run } = useCommand(document)
  const { data } = useQuery(choices, { variables: { name }, fetchPolicy: 'no-cache' })
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
          options={optionsOf(data as Choices | undefined, id)}
        />
        <TextField name="reason" label={texts.reason} required maxLength={lengths.reason} />
      </Form>
      <Goes name={name} merge={told?.merge} refusal={refusal?.message} />
    </Modal>
  )
}

/** Preview of a merge: records that move and records that stay, or the refusal. */
function Goes({ name, merge, refusal }: { name: string; merge: Merge | undefined; refusal: string | undefined }) {
  if (refusal !== undefined) {
    return (
      <p className={css.error} role="alert">
        {refusal}
      </p>
    )
  }
  return (
    <div className={css.goes} role="status">
      <p>{texts.about(name)}</p>
      {merge && (
        <dl>
          <dt>{texts.moved}</dt>
          <dd>{texts.uses(merge.moved)}</dd>
          <dt>{texts.stayed}</dt>
          <dd>{texts.uses(merge.stayed)}</dd>
        </dl>
      )}
    </div>
  )
}

/** Choices, similarly named rows first, without the row itself. */
function optionsOf(choices: Choices | undefined, own: string): { value: string; label: string }[] {
  const rows = [...(choices?.alike.records ?? []), ...(choices?.all.records ?? [])].filter(({ id }) => id !== own)
  return [...new Map(rows.map((row) => [row.id, row])).values()].map(({ id, name, about }) => ({
    value: id,
    label: about ? texts.choice(name, about) : name,
  }))
}
