import { get, useController, useFormContext } from 'react-hook-form'
import { useKeptFiles } from '../../../apollo/useKeptFiles'
import { FileField } from '../../../ui/file-drop/FileField'
import { LuFileUp } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { PrivatePicture } from '../../../ui/private-picture/PrivatePicture'
import { texts } from './texts'

const NAME = 'pictureUrl'
const MAX_BYTES = 5 * 1024 * 1024
const KINDS = /\.(jpe?g|png)$/i
const { picture } = texts

function refusalOf([file]: readonly File[]): string | null {
  if (!file || !KINDS.test(file.name)) return picture.format
  return file.size > MAX_BYTES ? picture.size : null
}

/** Picture of the paper, taken by the phone's camera or chosen, viewed and removed. */
export function PaperPictureField() {
  const { control, formState } = useFormContext<{ pictureUrl: string }>()
  const { field } = useController({ control, name: NAME })
  const { sending, fault, choose } = useKeptFiles({ folder: 'fleet/', refusalOf, onKept: field.onChange })
  const refused = (get(formState.errors, NAME) as { message?: string } | undefined)?.message
  return (
    <FileField
      ref={field.ref}
      label={picture.label}
      Icon={LuFileUp}
      accept=".jpg,.jpeg,.png"
      prompt={(over) => (over ? picture.chooseNow : picture.choose)}
      said={sending && picture.sending(sending)}
      fault={fault ?? refused}
      onChoose={([file]) => void (file && choose([file]))}
    >
      {field.value && !sending && (
        <>
          <PrivatePicture link={field.value} alt={picture.label} />
          <Button onClick={() => field.onChange('')}>{picture.remove}</Button>
        </>
      )}
    </FileField>
  )
}
