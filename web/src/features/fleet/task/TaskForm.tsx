import { useId } from 'react'
import { Form } from '../../../ui/form/Form'
import type { ServerForm } from '../../../ui/form/useServerForm'
import { Button } from '../../../ui/layout/Button'
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
  const formId = useId()
  const footer = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button type="submit" form={formId} variant="solid" loading={form.submitting}>
        {submitText}
      </Button>
    </>
  )
  return (
    <SideDrawer
      open
      width="640px"
      title={title}
      footer={footer}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <p className={css.hint}>{texts.applyHint}</p>
      <Form form={form} id={formId} columns={2}>
        <TaskFields projects={projects} present={task ?? {}} projectFixed={task !== undefined} />
      </Form>
    </SideDrawer>
  )
}
