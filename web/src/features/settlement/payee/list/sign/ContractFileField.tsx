import { get, useController, useFormContext } from 'react-hook-form'
import { useKeptFiles } from '../../../../../apollo/useKeptFiles'
import { FileField } from '../../../../../ui/file-drop/FileField'
import { LuFileUp } from '../../../../../ui/icons'
import { Button } from '../../../../../ui/layout/Button'
import css from '../../payee.module.css'
import { ContractLink } from '../marks'
import { texts } from '../texts'

const NAME = 'contractUrl'
const MAX_BYTES = 5 * 1024 * 1024
const KINDS = /\.(pdf|jpe?g|png)$/i

function refusalOf([file]: readonly File[]): string | null {
  if (!file || !KINDS.test(file.name)) return texts.fileFormat
  return file.size > MAX_BYTES ? texts.fileSize : null
}

/** File of the contract: a picture or a PDF that a person chooses or drops, views and removes. */
export function ContractFileField() {
  const { control, formState } = useFormContext<{ contractUrl: string }>()
  const { field } = useController({ control, name: NAME })
  const { sending, fault, choose } = useKeptFiles({ folder: 'contract/', refusalOf, onKept: field.onChange })
  const refused = (get(formState.errors, NAME) as { message?: string } | undefined)?.message
  return (
    <FileField
      label={texts.fields.contractUrl}
      Icon={LuFileUp}
      accept=".pdf,.jpg,.jpeg,.png"
      prompt={(over) => (over ? texts.fileDropNow : texts.fileDrop)}
      said={sending ? texts.fileSending(sending) : field.value && formState.dirtyFields.contractUrl && texts.fileKept}
      fault={fault ?? refused}
      onChoose={([file]) => void (file && choose([file]))}
    >
      {field.value && !sending && (
        <p className={css.kept}>
          <ContractLink url={field.value} />
          <Button onClick={() => field.onChange('')}>{texts.fileRemove}</Button>
        </p>
      )}
    </FileField>
  )
}
