import { useCommand } from '../../../apollo/useCommand'
import { useDryRun } from '../../../apollo/useDryRun'
import { toast } from '../../../ui/feedback/toastStore'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import css from '../people.module.css'
import { useOrgansChanged } from './form'
import { MergeOrganDocument, type MergeOrganMutation } from './organ.generated'
import { texts } from './texts'
import { isWithin, type Organ, type Place, placeOptions } from './tree'

interface Props {
  organ: Organ
  places: readonly Place[]
  onClose: () => void
  onMerged: (intoId: string) => void
}

const NAMED = 20

function GoesOver({ merge }: { merge: MergeOrganMutation['mergeOrgan'] }) {
  const { memberNames, childNames, projectNames } = merge
  const goes = [
    [texts.goesUsers, memberNames],
    [texts.goesOrgans, childNames],
    [texts.goesProjects, projectNames],
  ] as const
  return (
    <div className={css.goes} role="status">
      <h3>{texts.goesOver}</h3>
      <dl>
        {goes.map(([label, names]) => (
          <Goes key={label} label={label} names={names} />
        ))}
      </dl>
    </div>
  )
}

const Goes = ({ label, names }: { label: string; names: readonly string[] }) => (
  <>
    <dt>{label}</dt>
    <dd>{names.length === 0 ? texts.goesNone : texts.names(names, NAMED)}</dd>
  </>
)

/** 合并机构, with a list of the records that move. */
export function MergeDialog({ organ, places, onClose, onMerged }: Props) {
  const { run } = useCommand(MergeOrganDocument)
  const changed = useOrgansChanged()
  const { id, name, version } = organ
  const form = useServerForm({
    defaultValues: { into: '' },
    onSubmit: async ({ into }) => {
      const done = await run({ id, intoId: into, version, dryRun: false })
      if (!done) return false
      toast.success(texts.merged(name, done.mergeOrgan.organ.name))
      changed()
      onMerged(into)
    },
  })
  const into = form.methods.watch('into')
  const { told, refusal } = useDryRun(MergeOrganDocument, into ? { id, intoId: into, version } : null)
  const options = placeOptions(places, (place) => place.organ !== null && !isWithin(places, place.id, id))
  return (
    <Modal
      open
      size="md"
      title={texts.mergeTitle}
      record={name}
      inTitle
      footer={<FormButtons form={form} danger submit={texts.merge} permission="sys:organ:del" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.intro}>{texts.mergeAbout(name)}</p>
      <Form form={form}>
        <SelectField name="into" label={texts.mergeInto} required options={options} />
      </Form>
      {told && <GoesOver merge={told.mergeOrgan} />}
      {refusal && (
        <p className={looks.fault} role="alert">
          {refusal.message}
        </p>
      )}
    </Modal>
  )
}
