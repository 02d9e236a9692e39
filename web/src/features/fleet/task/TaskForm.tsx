import { useId } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Button } from '../../../ui/layout/Button'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { emptyValues, inputOf, type Values, valuesOf } from './fields'
import type { Task } from './rows'
import { TaskFields } from './TaskFields'
import { ApplyCaptainTaskDocument, UpdateCaptainTaskDocument } from './task.generated'
import css from './task.module.css'
import { texts } from './texts'

interface Props {
  /** The application that is edited; without it a new one is filed. */
  task?: Task
  projects: readonly { id: string; name: string }[]
  projectInfoId?: string
  onClose: () => void
  onSaved: () => void
}

/** 提交任务申请, or what is not reviewed yet changed. */
export function TaskForm({ task, projects, projectInfoId = '', onClose, onSaved }: Props) {
  const formId = useId()
  const { run: apply } = useCommand(ApplyCaptainTaskDocument)
  const { run: update } = useCommand(UpdateCaptainTaskDocument)
  const form = useServerForm<Values>({
    defaultValues: task ? valuesOf(task) : { ...emptyValues, projectInfoId },
    onSubmit: async (values) => {
      const input = inputOf(task ? { ...values, projectInfoId: task.projectInfoId } : values)
      const done = task ? await update({ id: task.id, version: task.version, input }) : await apply({ input })
      if (!done) return false
      toast.success(task ? texts.updated : texts.added)
      onSaved()
      onClose()
    },
  })
  const footer = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button type="submit" form={formId} variant="solid" loading={form.submitting}>
        {task ? texts.save : texts.apply}
      </Button>
    </>
  )
  return (
    <SideDrawer
      open
      width="640px"
      title={task ? texts.editTitle : texts.apply}
      footer={footer}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.hint}>{texts.applyHint}</p>
      <Form form={form} id={formId} columns={2}>
        <TaskFields projects={projects} present={task ?? {}} projectFixed={task !== undefined} />
      </Form>
    </SideDrawer>
  )
}
