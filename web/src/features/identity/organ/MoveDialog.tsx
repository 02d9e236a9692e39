import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import { formatCount } from '../../../ui/format/decimal'
import { Modal } from '../../../ui/overlay/Modal'
import { MoveOrganDocument } from './organ.generated'
import css from './organ.module.css'
import { refetchQueries } from './refetch'
import { texts } from './texts'
import { COMPANY, idOfOption, isWithin, type Organ, type Place, placeOptions } from './tree'

interface Props {
  organ: Organ
  place: Place
  places: readonly Place[]
  onClose: () => void
}

/** 移动机构: below another one that is not its own, or right below the company. */
export function MoveDialog({ organ, place, places, onClose }: Props) {
  const { run } = useCommand(MoveOrganDocument, { refetchQueries })
  const form = useServerForm({
    defaultValues: { parent: organ.parentId ?? COMPANY },
    onSubmit: async ({ parent }) => {
      if (!(await run({ id: organ.id, parentId: idOfOption(parent), version: organ.version }))) return false
      toast.success(texts.moved(organ.name))
      onClose()
    },
  })
  const options = placeOptions(places, ({ id }) => !isWithin(places, id, organ.id))
  return (
    <Modal
      open
      size="md"
      title={texts.moveTitle}
      record={organ.name}
      inTitle
      footer={<FormButtons form={form} submit={texts.move} permission="sys:organ:edit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.intro}>
        {texts.moveAbout(texts.counted(formatCount(place.members), formatCount(place.projects)))}
      </p>
      <Form form={form}>
        <SelectField name="parent" label={texts.moveTo} required options={options} />
      </Form>
    </Modal>
  )
}
