import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import type { ServerForm } from '../../../ui/form/useServerForm'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { type Stale, StaleNote } from '../../price/direct-pay-price'
import type { Values } from './fields'
import type { Task } from './rows'
import { TaskFields } from './TaskFields'
import css from './task.module.css'
import { texts } from './texts'

interface Props {
  title: string
  submitText: string
  form: ServerForm<Values>
  projects: readonly { id: string; name: string }[]
  /** The application that is edited. */
  task?: Task
  stale?: Stale | null
  onClose: () => void
}

/** The drawer of an application, new or edited. */
export function TaskForm({ title, submitText, form, projects, task, stale, onClose }: Props) {
  return (
    <SideDrawer
      open
      width="640px"
      title={title}
      record={task?.projectName}
      inTitle
      footer={<FormButtons form={form} submit={submitText} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <p className={css.hint}>{texts.applyHint}</p>
      <Form form={form} columns={2}>
        <TaskFields projects={projects} present={task ?? {}} projectFixed={task !== undefined} />
      </Form>
    </SideDrawer>
  )
}
