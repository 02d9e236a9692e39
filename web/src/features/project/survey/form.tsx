import { useCommand } from '../../../apollo/useCommand'
import { phaseSurveyInputLengths as lengths, phaseSurveyFields } from '../../../gql/fields/project.generated'
import { labelsOf } from '../../../kit/fields'
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
import css from '../project.module.css'
import { SavePhaseSurveyDocument, type PhaseSurveyRowFragment as Survey } from './survey.generated'
import { texts } from './texts'

const labels = labelsOf(phaseSurveyFields)

/** A phase as its surveys are shown with it. */
export interface SurveyedPhase {
  id: string
  phaseName: string
  projectName: string
  fromDate: string
  toDate: string
  planCubic: Quantity | null
  allowedActions: readonly string[]
}

export const nameOf = ({ projectName, phaseName }: SurveyedPhase) => `${projectName} · ${phaseName}`

interface Props {
  phase: SurveyedPhase
  /** Survey that is changed; undefined for a new one. */
  survey?: Survey | undefined
  onSaved: () => void
  onClose: () => void
}

/** Form of the amount of a phase dug until a day, new or corrected. */
export function SurveyDialog({ phase, survey, onSaved, onClose }: Props) {
  const { run } = useCommand(SavePhaseSurveyDocument)
  const today = dayFromToday(0)
  const form = useServerForm({
    defaultValues: { day: survey?.day ?? today, cubic: survey?.cubic ?? '', remark: survey?.remark ?? '' },
    onSubmit: async ({ day, cubic, remark }: { day: string; cubic: string; remark: string }) => {
      const of = survey && { id: survey.id, version: survey.version }
      const figures = { day, cubic: cleanQuantity(cubic) as Quantity, remark: remark.trim() || null }
      const answer = await run({ input: { phaseId: phase.id, ...of, ...figures } })
      if (!answer) return false
      toast.success(answer.savePhaseSurvey.isLower ? texts.savedLower : texts.saved)
      onSaved()
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
        <DayField name="day" label={labels.day} required validate={(day) => (day > today ? texts.future : null)} />
        <QuantityField name="cubic" label={texts.cubic} required digits={9} />
        <TextAreaField name="remark" label={labels.remark} wide maxLength={lengths.remark} />
      </Form>
    </Modal>
  )
}
