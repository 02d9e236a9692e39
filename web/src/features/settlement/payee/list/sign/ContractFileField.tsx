import { type DragEvent, useState } from 'react'
import { get, useController, useFormContext } from 'react-hook-form'
import { LuFileUp } from '../../../../../ui/icons'
import { Button } from '../../../../../ui/layout/Button'
import { ContractLink } from '../marks'
import { texts } from '../texts'
import css from './contract-file.module.css'
import { useContractFile } from './useContractFile'

const NAME = 'contractUrl'

/** The contract itself: a picture or a PDF that is chosen or dropped, looked at and taken away again. */
export function ContractFileField() {
  const { control, formState } = useFormContext<{ contractUrl: string }>()
  const { field } = useController({ control, name: NAME })
  const { sending, fault, choose } = useContractFile(field.onChange)
  const [over, setOver] = useState(false)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    void choose(event.dataTransfer.files)
  }
  const label = texts.fields.contractUrl
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
          className={css.file}
          type="file"
          accept=".pdf,.jpg,.jpeg,.png"
          aria-label={label}
          onChange={({ target }) => {
            void choose(target.files)
            target.value = ''
          }}
        />
        <LuFileUp aria-hidden size={20} />
        <span>
          <b>{label}</b> {over ? texts.fileDropNow : texts.fileDrop}
        </span>
      </label>
      <p role="status">
        {sending ? texts.fileSending(sending) : field.value && formState.dirtyFields.contractUrl && texts.fileKept}
      </p>
      {field.value && !sending && (
        <p className={css.kept}>
          <ContractLink url={field.value} />
          <Button onClick={() => field.onChange('')}>{texts.fileRemove}</Button>
        </p>
      )}
      <p className={css.fault} role="alert">
        {fault ?? refused}
      </p>
    </div>
  )
}
