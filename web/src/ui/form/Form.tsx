import type { FormEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import css from './form.module.css'
import type { ServerForm } from './useServerForm'

interface Props<Values extends FieldValues> {
  form: ServerForm<Values>
  children: ReactNode
  /** Number of columns of fields, on screens with room for them. */
  columns?: 1 | 2 | 3
}

/** Form of fields; Enter in a field submits it. */
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
