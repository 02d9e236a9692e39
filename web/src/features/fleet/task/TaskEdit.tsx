import { useCommand } from '../../../apollo/useCommand'
import { useEditForm } from '../../price/direct-pay-price'
import { inputOf, type Values, valuesOf } from './fields'
import type { Task } from './rows'
import { TaskForm } from './TaskForm'
import { TaskGate } from './TaskGate'
import { UpdateCaptainTaskDocument } from './task.generated'
import { texts } from './texts'
import { useStaleTask } from './useStaleTask'

interface Props {
  id: string
  onClose: () => void
  onSaved: () => void
}

function Edit({ task, onClose, onSaved }: Omit<Props, 'id'> & { task: Task }) {
  const { id, projectInfoId } = task
  const { run } = useCommand(UpdateCaptainTaskDocument)
  const stale = useStaleTask(task)
  const form = useEditForm<Values>({
    defaultValues: valuesOf(task),
    stale,
    save: (values, version) => run({ id, version, input: inputOf({ ...values, projectInfoId }) }),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <TaskForm
      title={texts.editTitle}
      submitText={texts.save}
      form={form}
      projects={[]}
      task={task}
      stale={stale.note(form)}
      onClose={onClose}
    />
  )
}

/** 编辑任务申请: what nobody has reviewed yet. */
export function TaskEdit({ id, ...rest }: Props) {
  return (
    <TaskGate id={id} title={texts.editTitle} onClose={rest.onClose}>
      {(task) => <Edit key={task.id} task={task} {...rest} />}
    </TaskGate>
  )
}
