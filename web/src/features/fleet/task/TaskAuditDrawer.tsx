import { useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { Form } from '../../../ui/form/Form'
import { useServerForm } from '../../../ui/form/useServerForm'
import { DraftEffect, ReviewDrawer, StaleNote, useDecision } from '../../price/direct-pay-price'
import css from '../fleet.module.css'
import { aboutTask, inputOf, priceInput, type Task, type Values, valuesOf } from './fields'
import { TaskGate, TaskInputs, useStaleTask } from './form'
import { TaskProcess } from './looks'
import { AuditCaptainTaskDocument } from './task.generated'
import { texts } from './texts'

interface Props {
  id: string
  onClose: () => void
  /** Opens the next pending application; undefined without one. */
  onNext: (() => void) | null
  /** Called when the application was decided, or has changed. */
  onDecided: () => void
}

interface ReviewProps extends Omit<Props, 'id'> {
  task: Task
  refetch: () => void
}

function Review({ task, refetch, onNext, onClose, onDecided }: ReviewProps) {
  const { id, projectInfoId } = task
  const { run, running } = useCommand(AuditCaptainTaskDocument)
  const stale = useStaleTask(task)
  const filled = (): Values => ({ ...form.methods.getValues(), projectInfoId })
  /** A change during the review must be seen before a decision. */
  const seen = async (deciding: Promise<unknown>): Promise<unknown> => {
    try {
      return await deciding
    } catch (error) {
      if (await stale.refused(error, filled())) return null
      throw error
    }
  }
  const { version } = stale
  const decision = useDecision({
    about: aboutTask(task),
    approve: (replaceClashing, reason) =>
      seen(run({ id, version, approve: true, reason, replaceClashing, form: inputOf(filled()) })),
    reject: (reason) => seen(run({ id, version, approve: false, reason })),
    onDecided: () => {
      onDecided()
      onClose()
    },
    onOvertaken: () => {
      refetch()
      onDecided()
    },
  })
  // Values that the reviewer has filled in are sent with the decision; the form itself saves nothing.
  const form = useServerForm<Values>({
    defaultValues: valuesOf(task),
    onSubmit: async () => {
      await decision.approve()
      return false
    },
  })
  const values = useWatch({ control: form.methods.control }) as Values
  const isFilled = () => form.methods.trigger(undefined, { shouldFocus: true })
  const replace = async () => {
    if (await isFilled()) await decision.replace(null)
  }
  const approveAndGo = async (go: () => void) => {
    if (!(await isFilled())) return
    await decision.approve(() => {
      onDecided()
      go()
    })
  }
  const note = stale.note(form)
  return (
    <ReviewDrawer
      subject={task}
      record={task.projectName}
      words={texts}
      decision={decision}
      running={running}
      clashing={decision.refusal?.errorCode === 'PRICE_CLASH'}
      unsaved={form.methods.formState.isDirty}
      onApprove={() => void form.submit()}
      onApproveNext={onNext && (() => void approveAndGo(onNext))}
      onReplace={() => void replace()}
      onClose={onClose}
      after={<TaskProcess task={task} />}
    >
      {note && <StaleNote {...note} />}
      <p className={css.hint}>{texts.auditHint}</p>
      <Form form={form} columns={2}>
        <TaskInputs projects={[]} present={task} projectFixed audit />
      </Form>
      <DraftEffect input={priceInput({ ...values, projectInfoId })} />
    </ReviewDrawer>
  )
}

/** 审核: the application with the reviewer's terms, to be approved or rejected. */
export function TaskAuditDrawer({ id, onClose, ...review }: Props) {
  return (
    <TaskGate id={id} title={texts.auditTitle} onClose={onClose}>
      {(task, refetch) => <Review {...review} task={task} refetch={refetch} onClose={onClose} />}
    </TaskGate>
  )
}
