import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { usePermission } from '../../../../ui/permission/permission'
import { PicturePreview } from '../pictures/PicturePreview'
import { texts as waybillTexts } from '../texts'
import { EditableWaybillDocument, WaybillEditFormDocument } from './edit.generated'
import css from './edit.module.css'
import { StaleDialog } from './StaleDialog'
import { texts } from './texts'
import { useEdit } from './useEdit'
import { WaybillFields } from './WaybillFields'

const AUDIT = 'chain:companywaybill:audit'
const REASON = 200

interface Props {
  id: string
  onClose: () => void
  /** The waybill is no longer what the list shows. */
  onSaved: () => void
}

/** 编辑运单: everything that may still be changed, and why the rest may not. */
export function EditDrawer({ id, onClose, onSaved }: Props) {
  const can = usePermission()
  const found = useQuery(EditableWaybillDocument, { variables: { id }, fetchPolicy: 'network-only' })
  const choices = useQuery(WaybillEditFormDocument)
  const waybill = found.data?.waybill ?? null
  const { form, stale, keep, closeStale } = useEdit(id, waybill, {
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  const sealed = useMemo(
    () => new Map(waybill?.sealedFields.map(({ field, reason }) => [field, reason])),
    [waybill?.sealedFields],
  )
  const ready = waybill !== null && choices.data !== undefined
  const error = found.error ?? choices.error
  const retry = () => {
    // A failed second try comes back as `error`.
    for (const one of [found, choices]) if (one.error) void one.refetch().catch(() => undefined)
  }
  return (
    <>
      <SideDrawer
        open
        width="70%"
        title={texts.edit}
        record={waybill?.no}
        inTitle
        footer={ready && <FormButtons form={form} submit={texts.save} onCancel={onClose} />}
        unsaved={form.methods.formState.isDirty}
        onClose={onClose}
      >
        {!ready && error && <ErrorPanel error={toRequestError(error)} onRetry={retry} />}
        {!ready &&
          !error &&
          (found.data ? <p role="status">{waybillTexts.missing}</p> : <div className={css.waiting} aria-busy />)}
        {waybill?.pendingReview && <p className={css.note}>{texts.pending}</p>}
        {waybill?.status === 'UNLOADED' && !waybill.pendingReview && !can(AUDIT) && (
          <p className={css.hint}>{texts.reviewHint}</p>
        )}
        {ready && choices.data && (
          <PicturePreview>
            <Form form={form}>
              <WaybillFields choices={choices.data.waybillEditForm} present={waybill} sealed={sealed} />
              <TextField name="reason" label={texts.reason} hint={texts.reasonHint} maxLength={REASON} />
            </Form>
          </PicturePreview>
        )}
      </SideDrawer>
      {stale && <StaleDialog {...stale} saving={form.submitting} onKeep={keep} onClose={closeStale} />}
    </>
  )
}
