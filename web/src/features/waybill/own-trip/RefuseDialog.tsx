import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { useKeptFiles } from '../../../apollo/useKeptFiles'
import { tripWordInputLengths as lengths } from '../../../gql/fields/waybill.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { PictureDrop } from '../../../ui/file-drop/PictureDrop'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { fileFault, pictureTexts } from '../picture'
import { ConfirmOwnTripDocument } from './own-trip.generated'
import css from './own-trip.module.css'
import { texts } from './texts'

interface Props {
  id: string
  no: string
  about: string
  onClose: () => void
  onDone: () => void
}

const FILE = /\/files\/([0-9a-f-]{36})/i
const WHAT = pictureTexts.pictureOf['waybill/']

/** Asks for the reason of a refusal: one of the usual ones by a tap, or another, and a picture if there is one. */
export function RefuseDialog({ id, no, about, onClose, onDone }: Props) {
  const { run } = useCommand(ConfirmOwnTripDocument)
  const [link, setLink] = useState<string | null>(null)
  const { sending, fault, choose } = useKeptFiles({
    folder: 'waybill/',
    refusalOf: (files) => files.map((file) => fileFault(file, WHAT)).find(Boolean) ?? null,
    onKept: setLink,
  })
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      const pictureId = link ? FILE.exec(link)?.[1] : undefined
      const input = { verdict: 'REFUSED' as const, reason: reason.trim(), ...(pictureId && { pictureId }) }
      if ((await run({ id, input })) === null) return false
      toast.success(texts.refused)
      onDone()
      onClose()
    },
  })
  const { methods } = form
  const usual = (reason: string) => methods.setValue('reason', reason, { shouldDirty: true, shouldValidate: true })
  return (
    <Modal
      open
      size="md"
      title={texts.refuseTitle}
      record={no}
      footer={<FormButtons form={form} submit={texts.refuse} danger onCancel={onClose} />}
      unsaved={methods.formState.isDirty}
      onClose={onClose}
    >
      <div className={css.refusal}>
        <p className={looks.strong}>{about}</p>
        <p>{texts.refuseOutcome}</p>
        <div className={css.reasons}>
          {texts.reasons.map((reason) => (
            <Button key={reason} variant="outline" onClick={() => usual(reason)}>
              {reason}
            </Button>
          ))}
        </div>
        <Form form={form}>
          <TextField name="reason" label={texts.reason} required maxLength={lengths.reason} />
        </Form>
        <PictureDrop
          label={texts.picture}
          url={link}
          alt={texts.picture}
          prompt={sending ? texts.pictureWait : link ? texts.pictureSent : texts.takePicture}
          busy={sending !== null}
          onChoose={(files) => void choose([...files].slice(0, 1))}
        />
        {fault && (
          <p role="alert" className={looks.refused}>
            {fault}
          </p>
        )}
      </div>
    </Modal>
  )
}
