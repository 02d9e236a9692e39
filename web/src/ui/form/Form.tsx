import type { FormEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import css from './form.module.css'
import type { ServerForm } from './useServerForm'

interface Props<Values extends FieldValues> {
  form: ServerForm<Values>
  children: ReactNode
  /** Fields in one, two or three columns where there is room. */
  columns?: 1 | 2 | 3
}

/** A form of fields; Enter in one of them submits. */
export function Form<Values extends FieldValues>({ form, children, columns = 1 }: Props<Values>) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void form.submit()
  }
  return (
    <FormProvider {...form.methods}>
      <form id={form.id} noValidate className={css.form} data-columns={columns} onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  )
}
