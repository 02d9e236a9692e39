import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { useServerForm } from '../../../ui/form/useServerForm'
import { emptyValues, inputOf, type Values } from './fields'
import { TaskForm } from './TaskForm'
import { ApplyCaptainTaskDocument } from './task.generated'
import { texts } from './texts'

interface Props {
  projects: readonly { id: string; name: string }[]
  projectInfoId?: string
  onClose: () => void
  onSaved: () => void
}

/** 提交任务申请. */
export function TaskApply({ projects, projectInfoId = '', onClose, onSaved }: Props) {
  const { run } = useCommand(ApplyCaptainTaskDocument)
  const form = useServerForm<Values>({
    defaultValues: { ...emptyValues, projectInfoId },
    onSubmit: async (values) => {
      if (!(await run({ input: inputOf(values) }))) return false
      toast.success(texts.added)
      onSaved()
      onClose()
    },
  })
  return <TaskForm title={texts.apply} submitText={texts.apply} form={form} projects={projects} onClose={onClose} />
}
