import { useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { Form } from '../../../ui/form/Form'
import { useServerForm } from '../../../ui/form/useServerForm'
import { DraftEffect, ReviewDrawer, StaleNote, useDecision } from '../../price/direct-pay-price'
import { inputOf, priceInput, type Values, valuesOf } from './fields'
import { aboutTask, type Task } from './rows'
import { TaskProcess } from './TaskFacts'
import { TaskFields } from './TaskFields'
import { TaskGate } from './TaskGate'
import { AuditCaptainTaskDocument } from './task.generated'
import css from './task.module.css'
import { texts } from './texts'
import { useStaleTask } from './useStaleTask'

interface Props {
  id: string
  onClose: () => void
  /** Goes on to the next application that waits; null where there is none. */
  onNext: (() => void) | null
  /** The application was decided, or is no longer what it was. */
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
  /** What was changed while the reviewer looked at it is decided about only once he has seen it. */
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
  // What the reviewer has filled in is sent with the decision, so that the form itself saves nothing.
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
        <TaskFields projects={[]} present={task} projectFixed audit />
      </Form>
      <DraftEffect input={priceInput({ ...values, projectInfoId })} />
    </ReviewDrawer>
  )
}

/** 审核: the application as the reviewer settles it, to be approved or rejected (001 §5). */
export function TaskAuditDrawer({ id, onClose, ...review }: Props) {
  return (
    <TaskGate id={id} title={texts.auditTitle} onClose={onClose}>
      {(task, refetch) => <Review {...review} task={task} refetch={refetch} onClose={onClose} />}
    </TaskGate>
  )
}
