import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import { formatCount } from '../../../ui/format/decimal'
import { Modal } from '../../../ui/overlay/Modal'
import type { Member } from './MemberTable'
import { PlaceUsersDocument } from './organ.generated'
import css from './organ.module.css'
import { refetchQueries } from './refetch'
import { texts } from './texts'
import { COMPANY, idOfOption, type Place, placeOptions } from './tree'

interface Props {
  members: readonly Member[]
  places: readonly Place[]
  onClose: () => void
  onDone: () => void
}

/** 调整用户的机构: all that are chosen, or none. */
export function PlaceDialog({ members, places, onClose, onDone }: Props) {
  const { run } = useCommand(PlaceUsersDocument, { refetchQueries })
  const [first] = members
  const isOne = members.every(({ organId }) => organId === first?.organId)
  const form = useServerForm({
    defaultValues: { organ: first && isOne ? (first.organId ?? COMPANY) : '' },
    onSubmit: async ({ organ }) => {
      if (!(await run({ ids: members.map(({ id }) => id), organId: idOfOption(organ) }))) return false
      toast.success(texts.placed(formatCount(members.length)))
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.placeTitle}
      record={texts.placeWho(first?.name ?? '', formatCount(members.length))}
      footer={<FormButtons form={form} submit={texts.save} permission="sys:user:edit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.intro}>
        {texts.placeAbout(formatCount(members.length), members.map(({ name }) => name).join('、'))}
      </p>
      <Form form={form}>
        <SelectField name="organ" label={texts.placeTo} required options={placeOptions(places, () => true)} />
      </Form>
    </Modal>
  )
}
