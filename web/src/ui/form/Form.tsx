import type { FormEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { useUnsaved } from '../unsaved/unsaved'
import css from './form.module.css'
import type { ServerForm } from './useServerForm'

interface Props<Values extends FieldValues> {
  form: ServerForm<Values>
  children: ReactNode
  /** Fields in one, two or three columns where there is room. */
  columns?: 1 | 2 | 3
  id?: string
}

/** A form of fields; marks its page as unsaved while something is typed and not sent. */
export function Form<Values extends FieldValues>({ form, children, columns = 1, id }: Props<Values>) {
  useUnsaved(form.methods.formState.isDirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void form.submit()
  }
  return (
    <FormProvider {...form.methods}>
      <form id={id} noValidate className={css.form} data-columns={columns} onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  )
}
