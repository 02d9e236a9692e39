import { useCommand } from '../../../apollo/useCommand'
import { phaseSurveyInputLengths as lengths } from '../../../gql/lengths.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { QuantityField } from '../../../ui/form/choice-fields'
import { DayField } from '../../../ui/form/dates'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextAreaField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { dayFromToday } from '../../../ui/format/date'
import { type Quantity } from '../../../ui/format/decimal'
import { cleanQuantity } from '../../../ui/format/typed'
import { Modal } from '../../../ui/overlay/Modal'
import { nameOf, type SurveyedPhase } from './rows'
import { SavePhaseSurveyDocument, type PhaseSurveyRowFragment as Survey } from './survey.generated'
import css from './survey.module.css'
import { texts } from './texts'

const { fields } = texts

interface Props {
  phase: SurveyedPhase
  /** The one that is revised; nothing for a new one. */
  survey?: Survey | undefined
  refetchQueries: string[]
  onClose: () => void
}

/** How much of a phase was dug by a day, or that figure put right. */
export function SurveyDialog({ phase, survey, refetchQueries, onClose }: Props) {
  const { run } = useCommand(SavePhaseSurveyDocument, { refetchQueries })
  const today = dayFromToday(0)
  const form = useServerForm({
    defaultValues: { day: survey?.day ?? today, cubic: survey?.cubic ?? '', remark: survey?.remark ?? '' },
    onSubmit: async ({ day, cubic, remark }: { day: string; cubic: string; remark: string }) => {
      const of = survey && { id: survey.id, version: survey.version }
      const figures = { day, cubic: cleanQuantity(cubic) as Quantity, remark: remark.trim() || null }
      const answer = await run({ input: { phaseId: phase.id, ...of, ...figures } })
      if (!answer) return false
      toast.success(answer.savePhaseSurvey.isLower ? texts.savedLower : texts.saved)
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={survey ? texts.edit : texts.add}
      record={nameOf(phase)}
      footer={<FormButtons form={form} submit={texts.save} permission="chain:bi:edit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.about}>{texts.about(nameOf(phase), phase.fromDate, phase.toDate)}</p>
      <Form form={form} columns={2}>
        <DayField name="day" label={fields.day} required validate={(day) => (day > today ? texts.future : null)} />
        <QuantityField name="cubic" label={texts.inCubic(fields.cubic)} required digits={9} />
        <TextAreaField name="remark" label={fields.remark} wide maxLength={lengths.remark} />
      </Form>
    </Modal>
  )
}
