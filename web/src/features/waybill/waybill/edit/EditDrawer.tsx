import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import looks from '../../../../ui/layout/looks.module.css'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { usePermission } from '../../../../ui/permission/permission'
import { PicturePreview } from '../../picture'
import css from '../../waybill.module.css'
import { texts as waybillTexts } from '../texts'
import { EditableWaybillDocument, WaybillEditFormDocument } from './edit.generated'
import { StaleDialog } from './StaleDialog'
import { texts } from './texts'
import { useEdit } from './useEdit'
import { WaybillFields } from './WaybillFields'

const AUDIT = 'chain:companywaybill:audit'
const REASON = 200

interface Props {
  id: string
  onClose: () => void
  /** Called when the waybill has changed. */
  onSaved: () => void
}

/** 编辑运单: fields that can still be changed, and the reasons why the others cannot. */
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
    // A failed retry is reported as `error`.
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
          (found.data ? <p role="status">{waybillTexts.missing}</p> : <div className={looks.waiting} aria-busy />)}
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
