import { useRef } from 'react'
import { get, useController, useFormContext } from 'react-hook-form'
import { useKeptFiles } from '../../../../apollo/useKeptFiles'
import { FileField } from '../../../../ui/file-drop/FileField'
import { formatCount } from '../../../../ui/format/decimal'
import { LuFileUp } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { PrivatePicture } from '../../../../ui/private-picture/PrivatePicture'
import css from '../desk.module.css'
import { texts } from './texts'

const NAME = 'proofUrls'
const MAX_BYTES = 5 * 1024 * 1024
const MOST = 6
const KINDS = /\.(jpe?g|png)$/i

function refusalOf(files: readonly File[], kept: number): string | null {
  if (files.some(({ name }) => !KINDS.test(name))) return texts.proofFormat
  if (files.some(({ size }) => size > MAX_BYTES)) return texts.proofSize
  return files.length + kept > MOST ? texts.proofMany : null
}

/** Papers that prove the applicant's identity: pictures to choose or drop, view and remove. */
export function ProofField() {
  const { control, formState } = useFormContext<{ proofUrls: string[] }>()
  const { field } = useController({
    control,
    name: NAME,
    rules: { validate: (links) => links.length > 0 || texts.proofMissing },
  })
  // Several are stored before the form is drawn again.
  const kept = useRef(field.value)
  kept.current = field.value
  const { sending, fault, choose } = useKeptFiles({
    folder: 'rescue/',
    refusalOf: (files) => refusalOf(files, kept.current.length),
    onKept: (link) => {
      kept.current = [...kept.current, link]
      field.onChange(kept.current)
    },
  })
  const refused = (get(formState.errors, NAME) as { message?: string } | undefined)?.message
  return (
    <FileField
      ref={field.ref}
      label={texts.proofs}
      Icon={LuFileUp}
      multiple
      accept=".jpg,.jpeg,.png"
      prompt={(over) => (
        <>
          {over ? texts.proofDropNow : texts.proofDrop}
          <br />
          {texts.proofHint}
        </>
      )}
      said={sending && texts.proofSending(sending)}
      fault={fault ?? refused}
      onChoose={(files) => void choose([...files])}
    >
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
    </FileField>
  )
}
