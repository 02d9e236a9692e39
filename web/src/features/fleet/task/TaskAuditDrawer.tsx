import { useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { Form } from '../../../ui/form/Form'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Button } from '../../../ui/layout/Button'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { DraftEffect, Opinion, Refused, useDecision } from '../../price/direct-pay-price'
import { inputOf, priceInput, type Values, valuesOf } from './fields'
import { AUDIT, DISABLE, type Task } from './rows'
import { TaskProcess } from './TaskFacts'
import { TaskFields } from './TaskFields'
import { TaskGate } from './TaskGate'
import { AuditCaptainTaskDocument, TaskChoicesDocument } from './task.generated'
import css from './task.module.css'
import { texts } from './texts'

interface Props {
  id: string
  onClose: () => void
  /** The application was decided, or is no longer what it was. */
  onDecided: () => void
}

interface ReviewProps extends Omit<Props, 'id'> {
  task: Task
  refetch: () => void
}

function Review({ task, refetch, onClose, onDecided }: ReviewProps) {
  const { id, version, status, own, allowedActions, projectInfoId } = task
  const { data } = useQuery(TaskChoicesDocument)
  const { run, running } = useCommand(AuditCaptainTaskDocument)
  const formOf = (values: Values) => inputOf({ ...values, projectInfoId })
  const decision = useDecision({
    approve: (replaceClashing, reason) =>
      run({ id, version, approve: true, reason, replaceClashing, form: formOf(form.methods.getValues()) }),
    reject: (reason) => run({ id, version, approve: false, reason }),
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
  const pending = status === 'PENDING'
  const ownRefused = own && data?.fourEyes === true
  const clashing = decision.refusal?.errorCode === 'PRICE_CLASH'
  const against = (action: string) => {
    if (allowedActions.includes(action)) return null
    if (!pending) return texts.decided
    return action === 'approve' && ownRefused ? texts.fourEyesOwn : texts.notAllowed
  }
  const replace = async () => {
    if (await form.methods.trigger(undefined, { shouldFocus: true })) await decision.replace(null)
  }
  const footer = (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button
        colorPalette="red"
        permission={AUDIT}
        loading={running}
        disabledReason={against('reject')}
        onClick={decision.reject}
      >
        {texts.reject}
      </Button>
      {clashing && (
        <Button
          variant="solid"
          permission={DISABLE}
          loading={running}
          disabledReason={against('approve')}
          onClick={() => void replace()}
        >
          {texts.replace}
        </Button>
      )}
      <Button
        variant={clashing ? 'outline' : 'solid'}
        permission={AUDIT}
        loading={running}
        disabledReason={against('approve')}
        onClick={() => void form.submit()}
      >
        {texts.approve}
      </Button>
    </>
  )
  return (
    <SideDrawer
      open
      width="50%"
      title={texts.auditTitle}
      footer={footer}
      unsaved={form.methods.formState.isDirty || decision.opinion.trim() !== ''}
      onClose={onClose}
    >
      {!pending && <p className={css.note}>{texts.decided}</p>}
      {pending && ownRefused && <p className={css.warning}>{texts.fourEyesOwn}</p>}
      {pending && own && data?.fourEyes === false && <p className={css.note}>{texts.ownNote}</p>}
      <Refused refusal={decision.refusal} />
      <p className={css.hint}>{texts.auditHint}</p>
      <Form form={form} columns={2}>
        <TaskFields projects={[]} present={task} projectFixed audit />
      </Form>
      <DraftEffect input={priceInput({ ...values, projectInfoId })} />
      {pending && allowedActions.includes('reject') && <Opinion decision={decision} />}
      <TaskProcess task={task} />
    </SideDrawer>
  )
}

/** 审核: the application as the reviewer settles it, to be approved or rejected (001 §5). */
export function TaskAuditDrawer({ id, onClose, onDecided }: Props) {
  return (
    <TaskGate id={id} title={texts.auditTitle} onClose={onClose}>
      {(task, refetch) => <Review task={task} refetch={refetch} onClose={onClose} onDecided={onDecided} />}
    </TaskGate>
  )
}
