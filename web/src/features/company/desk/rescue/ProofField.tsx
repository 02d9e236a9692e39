import { type DragEvent, useState } from 'react'
import { get, useController, useFormContext } from 'react-hook-form'
import { formatCount } from '../../../../ui/format/decimal'
import { LuFileUp } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { PrivatePicture } from '../../../../ui/private-picture/PrivatePicture'
import css from './rescue.module.css'
import { texts } from './texts'
import { useProofs } from './useProofs'

const NAME = 'proofUrls'

/** Papers that prove who asks: pictures that are chosen or dropped, looked at and taken away again. */
export function ProofField() {
  const { control, formState } = useFormContext<{ proofUrls: string[] }>()
  const { field } = useController({
    control,
    name: NAME,
    rules: { validate: (links) => links.length > 0 || texts.proofMissing },
  })
  const { sending, fault, choose } = useProofs(field.value, field.onChange)
  const [over, setOver] = useState(false)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    void choose(event.dataTransfer.files)
  }
  const label = texts.fields.proofUrls
  const refused = (get(formState.errors, NAME) as { message?: string } | undefined)?.message
  return (
    <div className={css.field}>
      <label
        className={css.drop}
        data-over={over || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <input
          ref={field.ref}
          className={css.file}
          type="file"
          multiple
          accept=".jpg,.jpeg,.png"
          aria-label={label}
          onChange={({ target }) => {
            void choose(target.files)
            target.value = ''
          }}
        />
        <LuFileUp aria-hidden size={20} />
        <span>
          <b>{label}</b> {over ? texts.proofDropNow : texts.proofDrop}
          <br />
          {texts.proofHint}
        </span>
      </label>
      <p role="status">{sending && texts.proofSending(sending)}</p>
      {field.value.length > 0 && (
        <div className={css.proofs}>
          {field.value.map((link, at) => (
            <div key={link} className={css.kept}>
              <PrivatePicture link={link} alt={texts.proofNo(formatCount(at + 1))} />
              <Button
                size="sm"
                aria-label={texts.proofRemove(formatCount(at + 1))}
                onClick={() => field.onChange(field.value.filter((other) => other !== link))}
              >
                {texts.remove}
              </Button>
            </div>
          ))}
        </div>
      )}
      <p className={css.fault} role="alert">
        {fault ?? refused}
      </p>
    </div>
  )
}
