import { useWatch } from 'react-hook-form'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import type { ServerForm } from '../../../../ui/form/useServerForm'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import css from '../../price.module.css'
import { DraftEffect } from '../effect/DraftEffect'
import { ADD, EDIT } from '../rows'
import { texts } from '../texts'
import { completeInput, type Values } from './fields'
import { StaleNote } from './StaleNote'
import { TermsFields } from './TermsFields'
import type { Stale } from './useStale'

interface Props {
  title: string
  submitText: string
  form: ServerForm<Values>
  projects: readonly { id: string; name: string }[]
  present: { projectName?: string | null; garbageName?: string | null }
  /** Id of the edited price; undefined for a new one. */
  priceId?: string
  record?: string
  stale?: Stale | null
  onClose: () => void
}

/** Drawer of an application, new or edited, with its effect on unsettled waybills. */
export function PriceForm({ title, submitText, form, projects, present, priceId, record, stale, onClose }: Props) {
  const values = useWatch({ control: form.methods.control }) as Values
  return (
    <SideDrawer
      open
      width="640px"
      title={title}
      record={record}
      inTitle
      footer={<FormButtons form={form} submit={submitText} permission={priceId ? EDIT : ADD} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <p className={css.lead}>{texts.formHint}</p>
      <Form form={form} columns={2}>
        <TermsFields projects={projects} present={present} projectFixed={priceId !== undefined} />
      </Form>
      <DraftEffect id={priceId} input={completeInput(values)} />
    </SideDrawer>
  )
}
